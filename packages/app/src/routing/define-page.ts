import type { Picture } from '@vitrina/core/entities'
import type { PageData, PageSections } from '@vitrina/core/pages'
import type { RouteName } from '@vitrina/core/routes'
import type { ImageWidth } from '@vitrina/core/values'
import type { ComponentType } from 'react'
import type { Frame } from './frame.ts'

/** What a page shows: the result of its loader, as the server computed it. */
export interface ViewProps<Data, Sections = Record<never, never>> {
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

export interface Page<Data, Sections = Record<never, never>> {
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

/** Declares the page of a folder: `definePage<'cart'>` ties its view to what the page reads. */
export const definePage = <Name extends RouteName>(
  page: Page<PageData<Name>, PageSections<Name>>
): Page<PageData<Name>, PageSections<Name>> => page
