import type { RouteName } from '@vitrina/core/routes'

import type { AnyLoader, LoadedData, PagePost } from '../page/define-loader.ts'

/** The loader of every page that needs data; server only. */
const loaders = import.meta.glob<AnyLoader>('./*/*.loader.ts', { import: 'loader', eager: true })

/** What a matched route reads; a page without a loader has its words and fields, and no data. */
export const loaderOf = (name: RouteName): AnyLoader['load'] =>
  loaders[`./${name}/${name}.loader.ts`]?.load ?? loadNothing

/** What a form does that is sent to a page of this route, if it takes any. */
export const postOf = (name: RouteName): PagePost | undefined =>
  loaders[`./${name}/${name}.loader.ts`]?.post

/** Whether the form of a route's page may bring files. */
export const takesFiles = (name: RouteName): boolean =>
  loaders[`./${name}/${name}.loader.ts`]?.takesFiles ?? false

const loadNothing = async (): Promise<LoadedData<null>> => ({ data: null })
