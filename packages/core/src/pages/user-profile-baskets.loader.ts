import { keptBasketsPage } from '../cart/kept-baskets/kept-baskets.view.ts'
import { askedTaking, postKeptBasket } from '../cart/kept-baskets/posted-kept-basket.ts'
import { listKeptBaskets } from '../contracts/kept-baskets.ts'

import { defineLoader } from './define-loader.ts'
import { ofList } from './of-list.ts'

export const loader = defineLoader(
  'user-profile-baskets',
  async ({ backend, now, optional, url }) => {
    const kept = (await backend(listKeptBaskets, {})).data
    const asked = await optional(askedTaking(backend, url, kept), undefined)
    return ofList({ ...keptBasketsPage(kept, now()), asked })
  },
  ({ backend, intent, newKey }, fields) =>
    postKeptBasket(backend, fields, { keptId: newKey(), intent })
)
