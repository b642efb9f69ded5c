import { routePath } from '@vitrina/core'
import { postFastOrder, readPostedOrder } from '@vitrina/core/fast-order'
import { queryParams } from '@vitrina/core/routes'

import { defineLoader } from '../../page/define-loader.ts'

/** `?lines=` carries a list: a form without script sends it so, and a link may. */
export const loader = defineLoader(
  'fast-order',
  async ({ backend, url }) => {
    const text = queryParams(url).get('lines') ?? ''
    return { data: { text, order: text === '' ? undefined : await readPostedOrder(backend, text) } }
  },
  async ({ backend, intent }, fields) => {
    await postFastOrder(backend, fields, intent)
    return routePath('cart')
  }
)
