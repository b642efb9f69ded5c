import { routePath } from '@vitrina/core'
import { addressesPage, addressMarkers, postAddress } from '@vitrina/core/addresses'
import { listShippingAddresses } from '@vitrina/core/contracts'
import { requireValidRoute } from '@vitrina/core/routes'

import { defineLoader, type PagePost, PageRedirect } from '../../page/define-loader.ts'
import { placesView } from '../../places-map/places.loader.ts'

/** `?edit=` opens the form of an address, so that it opens without script too. */
export const loader = defineLoader(
  'user-profile-addresses',
  async request => {
    const { data } = await request.backend(listShippingAddresses, {})
    const page = addressesPage(data, request.url)
    requireValidRoute(!page.isUnknown)
    const markers = page.editing ? [] : addressMarkers(data)
    return { data: { page, places: placesView(request, markers) } }
  },
  change
)

async function change(...[{ backend, session }, fields]: Parameters<PagePost>) {
  if (!session.signedIn) throw new PageRedirect(routePath('user-signin'))
  await postAddress(backend, fields)
}
