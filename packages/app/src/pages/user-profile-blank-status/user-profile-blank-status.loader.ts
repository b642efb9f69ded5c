import { blankPage } from '@vitrina/core/blanks'
import { countBlanks, listBlanks } from '@vitrina/core/contracts'
import { EVERY_STATUS, isStatusOf } from '@vitrina/core/orders'
import { requireValidRoute } from '@vitrina/core/routes'

import { countsOfAll, pageOf } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { ofList } from '../../page/of-list.ts'

const ON_A_PAGE = 10

export const loader = defineLoader('user-profile-blank-status', async request => {
  const { backend, optional, params, url } = request
  const { status } = params
  const page = pageOf(url)
  const counting = backend(countBlanks, {})
  const [list, counted] = await Promise.all([
    backend(listBlanks, { query: { status, page, limit: ON_A_PAGE } }),
    status === EVERY_STATUS ? optional(counting, undefined) : counting
  ])
  const counts = counted ?? countsOfAll(list.meta)
  requireValidRoute(isStatusOf('blank', status, counts))
  return ofList(blankPage(list, counts, { status, page }))
})
