import { randomUUID } from 'node:crypto'
import { routePath } from '@vitrina/core'
import { keepBasket, listKeptBaskets, renameKeptBasket } from '@vitrina/core/contracts'
import { keptBasketsPage } from '@vitrina/core/kept-baskets'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'
import { ofList } from '../../page/of-list.ts'

export const loader = defineLoader(
  'user-profile-baskets',
  async ({ backend }) =>
    ofList(keptBasketsPage((await backend(listKeptBaskets, {})).data, Date.now())),
  change
)

/** A form with an id renames that one, the other one puts the present basket aside. */
async function change(...[{ backend, session }, fields]: Parameters<PagePost>) {
  if (!session.signedIn) throw new PageRedirect(routePath('user-signin'))
  const id = fields.get('id')
  const name = fields.get('name') ?? ''
  if (id) await backend(renameKeptBasket, { body: { id, name } })
  else await backend(keepBasket, { body: { id: randomUUID(), name } })
}
