'use client'
import { badgeCount } from '@vitrina/core/basket'
import { isSignedIn } from '@vitrina/core/session'
import { ShopFront, useBasket, useSession } from '@vitrina/react-ui'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'

// glue: store and providers
const withoutPages = [
  ...(['compare', 'fast-order', 'favorites', 'order', 'page', 'policy'] as const),
  ...(['user-profile-baskets', 'user-signup', 'user-password-reset'] as const)
]

export const Front = (props: Omit<Parameters<typeof ShopFront>[0], 'router'>) => (
  <ShopFront {...props} router={useRouter()} withoutPages={withoutPages} />
)
// end of glue

export function Account() {
  const count = useBasket(badgeCount)
  const isMember = useSession(isSignedIn)
  return (
    <nav className="row">
      <a href={isMember ? '/user/profile' : '/user/signin'}>{isMember ? 'Заказы' : 'Войти'}</a>
      <a href="/cart">Корзина{count > 0 && ` (${count})`}</a>
    </nav>
  )
}

/** Apart, since few come to it: who fills in the form does without its code. */
export const OrderPlaced = dynamic(
  async () => (await import('@vitrina/react-ui/order-placed')).OrderPlaced
)
