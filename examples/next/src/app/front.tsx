'use client'
import { badgeCount } from '@vitrina/core/basket'
import { isSignedIn } from '@vitrina/core/session'
import { ShopFront, SignOut, useBasket, useSession } from '@vitrina/react-ui'
import { usePathname, useRouter } from 'next/navigation'
import { type ComponentProps, lazy } from 'react'

// glue: store and providers
const withoutPages = [
  ...(['compare', 'fast-order', 'order', 'page', 'policy', 'user-profile-baskets'] as const),
  ...(['user-signup', 'user-password-reset'] as const)
]

export const Front = (props: Omit<Parameters<typeof ShopFront>[0], 'router'>) => (
  <ShopFront {...props} router={useRouter()} path={usePathname()} withoutPages={withoutPages} />
)
// end of glue

export function Account() {
  const count = useBasket(badgeCount)
  const isMember = useSession(isSignedIn)
  return (
    <nav className="row">
      <a href="/favorites">Избранное</a>
      <a href={isMember ? '/user/profile' : '/user/signin'}>{isMember ? 'Заказы' : 'Войти'}</a>
      {isMember && <SignOut />}
      <a href="/cart">Корзина{count > 0 && ` (${count})`}</a>
    </nav>
  )
}

/** Apart, since few come to it: who fills in the form does without its code. */
const Placed = lazy(async () => ({
  default: (await import('@vitrina/react-ui/order-placed')).OrderPlaced
}))

export const OrderPlaced = (props: ComponentProps<typeof Placed>) => <Placed {...props} />
