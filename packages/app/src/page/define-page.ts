import type { ComponentType } from 'react'

/** What a page shows: the result of its loader, as the server computed it. */
export interface ViewProps<Data> {
  readonly data: Data
}

export interface Page<Data> {
  readonly View: ComponentType<ViewProps<Data>>
}

/** A page as the table of pages knows it: what it shows came as JSON. */
export type AnyPage = Page<unknown>

/** Declares a page; the name of its folder binds it to a row of the route table. */
export const definePage = <Data>(page: Page<Data>): Page<Data> => page
