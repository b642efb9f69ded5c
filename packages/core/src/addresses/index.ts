export {
  type AddressBody,
  type AddressFacts,
  type AddressValues,
  addressForm,
  placeValues,
  shippingOf
} from './address.form.ts'
export { addressMessages } from './address.messages.ts'
export {
  ADDRESSES_MAX,
  type AddressesPage,
  type AddressView,
  addressAnchor,
  addressesPage,
  addressLine,
  addressMarkers
} from './addresses.view.ts'
export { createOwnAddresses, type OwnAddresses, postAddress } from './own-addresses.ts'
