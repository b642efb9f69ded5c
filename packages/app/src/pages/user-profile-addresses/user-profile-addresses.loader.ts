import { routePath } from '@vitrina/core'
import { addressesPage, postAddress } from '@vitrina/core/addresses'
import { listShippingAddresses } from '@vitrina/core/contracts'
import { requireValidRoute } from '@vitrina/core/routes'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'

/** `?edit=` opens the form of an address, so that it opens without script too. */
export const loader = defineLoader(
  'user-profile-addresses',
  async ({ backend, url }) => {
    const { data } = await backend(listShippingAddresses, {})
    const page = addressesPage(data, url)
    requireValidRoute(!page.isUnknown)
    return { data: page }
  },
  change
)

async function change(...[{ backend, session }, fields]: Parameters<PagePost>) {
  if (!session.signedIn) throw new PageRedirect(routePath('user-signin'))
  await postAddress(backend, fields)
}
