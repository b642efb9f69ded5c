import { blankPage } from '@vitrina/core/blanks'
import { countBlanks, listBlanks } from '@vitrina/core/contracts'
import { isStatusOf } from '@vitrina/core/orders'
import { requireValidRoute } from '@vitrina/core/routes'

import { pageOf } from '../../orders/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { ofList } from '../../page/of-list.ts'

const ON_A_PAGE = 10

export const loader = defineLoader('user-profile-blank-status', async request => {
  const { backend, params, url } = request
  const { status } = params
  const page = pageOf(url)
  const [list, counts] = await Promise.all([
    backend(listBlanks, { query: { status, page, limit: ON_A_PAGE } }),
    backend(countBlanks, {})
  ])
  requireValidRoute(isStatusOf('blank', status, counts))
  return ofList(blankPage(list, counts, { status, page }))
})
