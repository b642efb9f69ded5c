import { routePath } from '@vitrina/core'
import { breadcrumbs, type Crumb, type RouteName, routeTitle } from '@vitrina/core/routes'
import { Breadcrumbs, MemberFrame, MemberSkeleton } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

import { useNavigationState } from '../routing/router.tsx'
import { UnreachedPage } from './unreached-page.tsx'

interface MemberPageProps<Data> {
  route: RouteName
  title: string
  /** The pages between the account and this one, and this one. */
  trail: readonly Crumb[]
  /** `null` while the session is being renewed (R10). */
  data: Data | null
  orders: (data: Data) => number
  children: (data: Data) => ReactNode
}

const account: Crumb = { title: routeTitle('user-profile'), path: routePath('user-profile') }

export function MemberPage<Data>(props: MemberPageProps<Data>) {
  const { route, title, trail, data, orders, children } = props
  return (
    <div className="wrap">
      <Breadcrumbs items={breadcrumbs(route, [account, ...trail])} />
      <MemberFrame route={route} title={title} orders={data === null ? undefined : orders(data)}>
        {data === null ? <WithoutData /> : children(data)}
      </MemberFrame>
    </div>
  )
}

function WithoutData() {
  const isOffline = useNavigationState(state => state.offline)
  // A document load begins anew: the application waits a while before it asks for tokens again.
  return isOffline ? <UnreachedPage onRetry={() => location.reload()} /> : <MemberSkeleton />
}
