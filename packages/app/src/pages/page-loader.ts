import type {
  HeadQuestion,
  RouteName,
  RouteParams,
  SessionContext,
  SiteConfiguration
} from '@vitrina/core'

import type { Backend } from '../server/backend.ts'

/** What a loader of any page may use. It runs on the storefront's server only. */
export interface ShopRequest {
  readonly name: RouteName
  /** Path and query, as in the address bar. */
  readonly url: string
  readonly path: string
  /** The shop's own address without a slash at the end. */
  readonly origin: string
  readonly configuration: SiteConfiguration
  readonly session: SessionContext
  /** Calls in the name of this visitor: nothing of it may be kept. */
  readonly backend: Backend
  /** Public data. A guest's answer is kept for some seconds under its key, a member's never. */
  readonly shared: <Result>(
    key: string,
    read: (backend: Backend) => Promise<Result>
  ) => Promise<Result>
  /** A part the page can do without: its failure is logged and `none` stands in its place. */
  readonly optional: <Part>(reading: Promise<Part>, none: Part) => Promise<Part>
}

export interface PageRequest<Name extends RouteName> extends ShopRequest {
  readonly name: Name
  readonly params: RouteParams<Name>
}

export interface LoadedData<Data> {
  readonly data: Data
  /** What differs from the route's own title; see `pageHead` of the core. */
  readonly head?: Partial<HeadQuestion>
  readonly jsonLd?: readonly unknown[]
  /** Other than 200 where there is a page and yet nothing on it: past the last page of a list. */
  readonly status?: number
}

/** Throws `ApiError` for an error screen, `PageRedirect` to send the visitor elsewhere. */
export type PageLoader<Name extends RouteName, Data> = (
  request: PageRequest<Name>
) => Promise<LoadedData<Data>>

export class PageRedirect extends Error {
  constructor(readonly location: string) {
    super(`Redirect to ${location}`)
    this.name = 'PageRedirect'
  }
}
