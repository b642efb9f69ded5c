import type { Picture } from '@vitrina/core/entities'
import type { ImageWidth } from '@vitrina/core/values'
import type { ComponentType } from 'react'

import type { LoadedData, NoSections } from '../loaders/define-loader.ts'
import type { Frame } from './frame.ts'

/** What a page shows: the result of its loader, as the server computed it. */
export interface ViewProps<Data, Sections = NoSections> {
  readonly data: Data
  /** The parts that came; shown in a `PageSection`. */
  readonly sections: Partial<Sections>
}

/** A picture as its page draws it: whoever goes there needs this file of it. */
export interface PagePicture {
  readonly picture: Picture | undefined
  readonly width: ImageWidth
  readonly sizes: string
}

export interface Page<Data, Sections = NoSections> {
  /** What stands around every page of its kind. */
  readonly frame: Frame
  /** The heading of the frame, where it is not the title of the route. */
  readonly title?: (data: Data) => string
  /** What an entrance says under its heading. */
  readonly intro?: () => string
  readonly View: ComponentType<ViewProps<Data, Sections>>
  /** The pictures in view when it opens at an address: they are fetched with its data when that is read ahead. */
  readonly pictures?: (data: Data, url: string) => readonly PagePicture[]
  /** Parts whose code a first visit waits with; who comes by a link gets them with the page. */
  readonly late?: readonly { bring(): Promise<unknown> }[]
}

/** A page as the table of pages knows it: what it shows came as JSON. */
export type AnyPage = Page<unknown>

interface LoaderOf<Data, Sections> {
  readonly load: (...request: never) => Promise<LoadedData<Data, Sections>>
}

/** What the loader of a page gives it; `null` without one. */
type DataOf<PageLoader> = PageLoader extends LoaderOf<infer Data, infer _> ? Data : null
type SectionsOf<PageLoader> =
  PageLoader extends LoaderOf<infer _, infer Sections> ? Sections : NoSections

/** Declares the page of a folder: `definePage<typeof loader>` ties its view to its loader. */
export const definePage = <PageLoader = undefined>(
  page: Page<DataOf<PageLoader>, SectionsOf<PageLoader>>
): Page<DataOf<PageLoader>, SectionsOf<PageLoader>> => page
