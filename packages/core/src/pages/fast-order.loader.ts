import { COLUMN_FIELD } from '../cart/fast-order/column-question.view.ts'
import { postFastOrder, readPostedOrder } from '../cart/fast-order/posted-order.ts'
import { queryParams } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'

import { defineLoader } from './define-loader.ts'

/** `?lines=` carries a list and `?column=` where its quantities are: a form without script sends them so. */
export const loader = defineLoader(
  'fast-order',
  async ({ backend, url }) => {
    const query = queryParams(url)
    const text = query.get('lines') ?? ''
    const column = query.get(COLUMN_FIELD) ?? ''
    const order = text === '' ? undefined : await readPostedOrder(backend, text, column)
    return { data: { text, column, order } }
  },
  async ({ backend, intent }, fields) => {
    await postFastOrder(backend, fields, intent)
    return routePath('cart')
  }
)
