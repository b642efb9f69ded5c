import type { Breadcrumb, RouteName } from '@vitrina/core/routes'
import type { Elements } from '@vitrina/react-ui'
import type { ComponentType } from 'react'

import type { FrameData } from './page-payload.ts'

/** What stands around a page. */
export type FrameKind = 'bare' | 'plain' | 'member' | 'entrance' | 'slim'

export interface FrameProps {
  readonly route: RouteName
  readonly title: string
  readonly intro: string | undefined
  /** From the route tree, and from the page's own loader. */
  readonly crumbs: readonly Breadcrumb[]
  readonly data: FrameData
  /** Nothing was read yet: the session is being renewed (R10). */
  readonly isWaiting: boolean
  readonly children: Elements
}

/** The header of a layout, and what stands at its foot. */
export interface LayoutVariant {
  readonly Header: ComponentType
  readonly Footer: ComponentType
}

/** What pages of one kind have around them, inside the layout that all pages share. */
export interface Frame {
  readonly kind: FrameKind
  readonly Frame: ComponentType<FrameProps>
  /** A slim variant of the layout; without it the layout is the full one. */
  readonly slim?: LayoutVariant
}
