import type { ComponentType } from 'react'

import type { LoadedData } from './define-loader.ts'
import type { Frame } from './frame.ts'

/** What a page shows: the result of its loader, as the server computed it. */
export interface ViewProps<Data> {
  readonly data: Data
}

export interface Page<Data> {
  /** What stands around every page of its kind. */
  readonly frame: Frame
  /** The heading of the frame, where it is not the title of the route. */
  readonly title?: (data: Data) => string
  /** What an entrance says under its heading. */
  readonly intro?: string
  readonly View: ComponentType<ViewProps<Data>>
}

/** A page as the table of pages knows it: what it shows came as JSON. */
export type AnyPage = Page<unknown>

/** What the loader of a page gives it; `null` without one. */
type DataOf<PageLoader> = PageLoader extends {
  readonly load: (...request: never) => Promise<LoadedData<infer Data>>
}
  ? Data
  : null

/** Declares the page of a folder: `definePage<typeof loader>` ties its view to the loader beside it. */
export const definePage = <PageLoader = undefined>(
  page: Page<DataOf<PageLoader>>
): Page<DataOf<PageLoader>> => page
