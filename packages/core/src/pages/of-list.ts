import { NOT_FOUND } from '../platform/statuses.ts'
import type { ListView } from '../values/pagination/list.view.ts'

import type { LoadedData } from './define-loader.ts'

type Head = NonNullable<LoadedData<unknown>['head']>

type Place = Pick<ListView<unknown>, 'page' | 'isPastEnd'>

/** What a loader says of a page of a list: past its last page there is nothing (A10). */
export const onPage = (
  { page, isPastEnd }: Place,
  head: Head = {}
): Pick<LoadedData<unknown>, 'head' | 'status'> => ({
  head: { ...head, page, ...(isPastEnd && { noindex: true }) },
  ...(isPastEnd && { status: NOT_FOUND })
})

/** The same of a page that is a list and nothing else. */
export const ofList = <List extends Place>(
  data: List,
  head: Head = {}
): Pick<LoadedData<List>, 'data' | 'head' | 'status'> => ({ data, ...onPage(data, head) })
