import { BasketScreen, BasketSkeleton } from '@vitrina/react-ui'
import { definePage } from '../../page/define-page.ts'
import { useNavigationState } from '../../routing/router.tsx'
import type { CartData } from './cart.loader.ts'

export const page = definePage<CartData>({ View: Cart })

function Cart({ data }: { data: CartData }) {
  // The session is being renewed: what was read is not this visitor's basket.
  const isForeign = useNavigationState(state => state.current.payload.renew)
  return (
    <div className="wrap">
      {isForeign ? <BasketSkeleton /> : <BasketScreen basket={data.basket} />}
    </div>
  )
}
