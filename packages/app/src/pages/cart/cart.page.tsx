import { BasketScreen, BasketSkeleton } from '@vitrina/react-ui'

import { bare } from '../../frames/plain.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { useNavigationState } from '../../routing/router.tsx'
import type { CartData, CartParts, loader } from './cart.loader.ts'
import { cartPageMessages } from './cart-page.messages.ts'

export const page = definePage<typeof loader>({ frame: bare, View: Cart })

function Cart({ data, parts }: ViewProps<CartData, CartParts>) {
  // The session is being renewed: what was read is not this visitor's basket.
  const isForeign = useNavigationState(state => state.current.payload.renew)
  return (
    <div className="wrap">
      {isForeign ? (
        <BasketSkeleton />
      ) : (
        <>
          <BasketScreen basket={data.basket} bonuses={parts.bonuses ?? undefined} />
          <PagePart
            of={parts}
            name="bonuses"
            what={cartPageMessages.whatBonusRules}
            className="sec"
          />
        </>
      )}
    </div>
  )
}
