import type { ListView } from '@vitrina/core/pagination'

import type { LoadedData } from './define-loader.ts'

type Head = NonNullable<LoadedData<unknown>['head']>

const NOT_FOUND = 404

/** What a loader says of a page of a list: past its last page there is nothing (A10). */
export const ofList = <List extends ListView<unknown>>(
  data: List,
  head: Head = {}
): Pick<LoadedData<List>, 'data' | 'head' | 'status'> => ({
  data,
  head: { ...head, page: data.page, ...(data.isPastEnd && { noindex: true }) },
  ...(data.isPastEnd && { status: NOT_FOUND })
})
