import type { RouteName } from '@vitrina/core/routes'

import type { BroughtState } from '../loaders/brought-state.ts'
import type { AnyLoader, LoadedData, PagePost } from '../loaders/define-loader.ts'

/** The loader of every page that needs data; server only. */
const loaders = import.meta.glob<AnyLoader>('../loaders/*.loader.ts', {
  import: 'loader',
  eager: true
})

/** What a matched route reads; a page without a loader has its words and fields, and no data. */
export const loaderOf = (name: RouteName): AnyLoader['load'] => rowOf(name)?.load ?? loadNothing

/** What a form does that is sent to a page of this route, if it takes any. */
export const postOf = (name: RouteName): PagePost | undefined => rowOf(name)?.post

/** Whether the form of a route's page may bring files. */
export const takesFiles = (name: RouteName): boolean => rowOf(name)?.options.takesFiles ?? false

/** Whether the form of a page for members is for guests too. */
export const takesGuests = (name: RouteName): boolean => rowOf(name)?.options.takesGuests ?? false

/** Why the form of a route's page is for members only; `''` where it is not, and of no route. */
export const whySignIn = (name: string): string => rowOf(name)?.options.whySignIn?.() ?? ''

/** What every page of a member brings. */
export const broughtStates: readonly BroughtState[] = Object.values(loaders).flatMap(
  ({ options }) => options.brings ?? []
)

const rowOf = (name: string): AnyLoader | undefined => loaders[`../loaders/${name}.loader.ts`]

const loadNothing = async (): Promise<LoadedData<null>> => ({ data: null })
