import { cancelBlank } from '../contracts/orders.ts'
import { readBlanks } from '../orders/blanks/blanks.loader.ts'
import { pageOf } from '../values/pagination/pagination.ts'

import { defineLoader } from './define-loader.ts'
import { ofList } from './of-list.ts'

export const loader = defineLoader(
  'user-profile-blank-status',
  async ({ backend: call, optional, params: { status }, url }) =>
    ofList(await readBlanks({ call, optional }, { status, page: pageOf(url) })),
  /** Takes a one-click order back. */
  async ({ backend }, fields) => {
    await backend(cancelBlank, { body: { blankId: fields.get('cancel') ?? '' } })
  }
)
