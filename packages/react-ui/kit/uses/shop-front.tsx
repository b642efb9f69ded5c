import type { ComponentProps } from 'react'

import { ShopFront } from '../../src/binding/shop-front.tsx'

/** `initial` comes from `createRequestReader` on the server, `router` from your framework. */
export const Front = ({
  initial,
  router,
  children
}: Pick<ComponentProps<typeof ShopFront>, 'initial' | 'router' | 'children'>) => (
  <ShopFront initial={initial} router={router} withoutPages={['favorites', 'compare']}>
    {children}
  </ShopFront>
)
