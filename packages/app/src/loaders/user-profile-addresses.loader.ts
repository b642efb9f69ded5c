import { addressesPage, addressMarkers, postAddress } from '@vitrina/core/account'
import { listShippingAddresses } from '@vitrina/core/contracts'
import { requireValidRoute } from '@vitrina/core/routes'

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
