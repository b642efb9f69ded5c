import { addressesPage, addressMarkers } from '../account/addresses/addresses.view.ts'
import { postAddress } from '../account/addresses/own-addresses.ts'
import { listShippingAddresses } from '../contracts/delivery.ts'
import { requireValidRoute } from '../routes/no-page.ts'

import { defineLoader } from './define-loader.ts'
import { placesView } from './places.ts'

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
  async ({ backend }, fields) => {
    await postAddress(backend, fields)
  }
)
