import type { Breadcrumb, RouteName } from '@vitrina/core/routes'
import type { SectionCounts } from '@vitrina/react-ui'
import type { ComponentType, ReactNode } from 'react'

/** What a frame needs beyond the data of its page. */
export interface FrameData {
  /** How much there is behind the entries of the account's menu. */
  readonly counts?: SectionCounts
}

export interface FrameProps {
  readonly route: RouteName
  readonly title: string
  readonly intro: string | undefined
  /** From the route tree, and from the page's own loader. */
  readonly crumbs: readonly Breadcrumb[]
  readonly data: FrameData
  /** Nothing was read yet: the session is being renewed (R10). */
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** What pages of one kind have around them. */
export interface Frame {
  readonly kind: 'bare' | 'plain' | 'member' | 'entrance' | 'slim'
  readonly Frame: ComponentType<FrameProps>
  /** In place of the shop's own header and bar at the bottom. */
  readonly around?: { readonly Header: ComponentType; readonly Footer: ComponentType }
}
