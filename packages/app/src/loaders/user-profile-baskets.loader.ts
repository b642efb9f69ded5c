import { askedTaking, keptBasketsPage, postKeptBasket } from '@vitrina/core/cart'
import { listKeptBaskets } from '@vitrina/core/contracts'

import { defineLoader } from './define-loader.ts'
import { ofList } from './of-list.ts'

export const loader = defineLoader(
  'user-profile-baskets',
  async ({ backend, optional, url }) => {
    const kept = (await backend(listKeptBaskets, {})).data
    const asked = await optional(askedTaking(backend, url, kept), undefined)
    return ofList({ ...keptBasketsPage(kept, Date.now()), asked })
  },
  ({ backend, intent }, fields) =>
    postKeptBasket(backend, fields, { keptId: crypto.randomUUID(), intent })
)
