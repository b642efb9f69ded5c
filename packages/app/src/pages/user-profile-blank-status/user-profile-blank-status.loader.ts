import { blankPage } from '@vitrina/core/blanks'
import { cancelBlank, countBlanks, listBlanks } from '@vitrina/core/contracts'
import { ACCOUNT_PAGE_SIZE, pageOf } from '@vitrina/core/pagination'

import { readCounted } from '../../orders/read-counted.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { ofList } from '../../page/of-list.ts'

export const loader = defineLoader(
  'user-profile-blank-status',
  async request => {
    const { backend, optional, params, url } = request
    const { status } = params
    const page = pageOf(url)
    const { list, counts } = await readCounted(optional, {
      ...{ entity: 'blank', status },
      reading: backend(listBlanks, { query: { status, page, limit: ACCOUNT_PAGE_SIZE } }),
      counting: backend(countBlanks, {})
    })
    return ofList(blankPage(list, counts, { status, page }))
  },
  /** Takes a one-click order back. */
  async ({ backend }, fields) => {
    await backend(cancelBlank, { body: { blankId: fields.get('cancel') ?? '' } })
  }
)
