import { routePath } from '@vitrina/core'
import { breadcrumbs, type RouteName, routeTitle } from '@vitrina/core/routes'
import { AccountFrame, Breadcrumbs } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

interface EntranceProps {
  route: Extract<
    RouteName,
    | 'user-signin'
    | 'user-signup'
    | 'user-signup-complete'
    | 'user-password-reset'
    | 'user-password-reset-complete'
  >
  intro?: ReactNode
  children: ReactNode
}

/** A page on the way into the account. */
export const Entrance = ({ route, intro, children }: EntranceProps) => (
  <div className="wrap">
    <Breadcrumbs
      items={breadcrumbs(route, [{ title: routeTitle(route), path: routePath(route) }])}
    />
    <AccountFrame title={routeTitle(route)} intro={intro}>
      {children}
    </AccountFrame>
  </div>
)
