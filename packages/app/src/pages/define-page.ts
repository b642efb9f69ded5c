import type { RouteName } from '@vitrina/core'
import type { ComponentType } from 'react'

/** What a page shows: the result of its loader, as the server computed it. */
export interface ViewProps<Data> {
  readonly data: Data
}

export interface Page {
  readonly View: ComponentType<ViewProps<unknown>>
}

/**
 * Declares a page: its name binds it to a row of the route table, `Data` to its `*-data.ts` file.
 * One `View` may serve several routes.
 */
export function definePage<Data>(
  _names: RouteName | readonly RouteName[],
  { View }: { readonly View: ComponentType<ViewProps<Data>> }
): Page {
  // Data comes from this page's own loader, through JSON, which a type cannot follow.
  return { View: View as ComponentType<ViewProps<unknown>> }
}
