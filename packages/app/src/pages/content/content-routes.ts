import type { RouteName } from '@vitrina/core'

/** Routes whose page is a text of the same code. */
export const contentRoutes = [
  'about',
  'contacts',
  'how-order',
  'info',
  'payments',
  'policy',
  'refund'
] as const satisfies readonly RouteName[]
