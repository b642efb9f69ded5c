import { randomBytes } from 'node:crypto'
import { routePath } from '@vitrina/core'
import { postFastOrder, readPostedOrder } from '@vitrina/core/fast-order'
import { nextIntentId } from '@vitrina/core/platform'
import { queryParams } from '@vitrina/core/routes'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'

/** `?lines=` carries a list: a form without script sends it so, and a link may. */
export const loader = defineLoader(
  'fast-order',
  async ({ backend, url }) => {
    const text = queryParams(url).get('lines') ?? ''
    return { data: { text, order: text === '' ? undefined : await readPostedOrder(backend, text) } }
  },
  add
)

async function add(...[{ backend }, fields]: Parameters<PagePost>): Promise<void> {
  await postFastOrder(backend, fields, nextIntentId({ now: Date.now, randomBytes }))
  throw new PageRedirect(routePath('cart'), false)
}
