import { randomBytes, randomUUID } from 'node:crypto'
import { routePath } from '@vitrina/core'
import {
  keepBasket,
  listKeptBaskets,
  removeKeptBasket,
  renameKeptBasket
} from '@vitrina/core/contracts'
import { askedTaking, keptBasketsPage, postKeptTaking } from '@vitrina/core/kept-baskets'
import { nextIntentId } from '@vitrina/core/platform'

import type { Backend } from '../../page/backend.ts'
import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'
import { ofList } from '../../page/of-list.ts'

export const loader = defineLoader(
  'user-profile-baskets',
  async ({ backend, optional, url }) => {
    const kept = (await backend(listKeptBaskets, {})).data
    const asked = await optional(askedTaking(backend, url, kept), undefined)
    return ofList({ ...keptBasketsPage(kept, Date.now()), asked })
  },
  change
)

/** A form takes one back, removes it, renames the one with its id, or puts the present basket aside. */
async function change(...[{ backend, session }, fields]: Parameters<PagePost>) {
  if (!session.signedIn) throw new PageRedirect(routePath('user-signin'))
  if (fields.has('take')) return take(backend, fields)
  const removed = fields.get('remove')
  const id = fields.get('id')
  const name = fields.get('name') ?? ''
  if (removed) await backend(removeKeptBasket, { body: { id: removed } })
  else if (id) await backend(renameKeptBasket, { body: { id, name } })
  else await backend(keepBasket, { body: { id: randomUUID(), name } })
}

async function take(backend: Backend, fields: URLSearchParams): Promise<never> {
  const intent = nextIntentId({ now: Date.now, randomBytes })
  throw new PageRedirect(await postKeptTaking(backend, fields, intent), false)
}
