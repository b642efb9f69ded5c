import { routePath } from '@vitrina/core'
import { isSignedIn } from '@vitrina/core/session'
import { useSession } from '../binding/shop-context.tsx'
import { Button } from '../kit/button/button.tsx'
import { EmptyState } from '../kit/empty-state/empty-state.tsx'
import { emptyBasketMessages } from './empty-basket.messages.ts'
import { PenCase } from './pen-case.tsx'

/** Nothing in the basket: why, and where to go. */
export const EmptyBasket = () => {
  const isMember = useSession(isSignedIn)
  return (
    <EmptyState
      level={1}
      note={emptyBasketMessages.note}
      title={emptyBasketMessages.title}
      art={<PenCase />}
      actions={
        <>
          <Button size="l" href={routePath('catalog')}>
            {emptyBasketMessages.toCatalog}
          </Button>
          <Button size="l" variant="soft" href={routePath('fast-order')}>
            {emptyBasketMessages.byList}
          </Button>
          {isMember && (
            <Button size="l" variant="soft" href={routePath('user-profile-baskets')}>
              {emptyBasketMessages.kept}
            </Button>
          )}
        </>
      }
    >
      {emptyBasketMessages.text}
    </EmptyState>
  )
}
