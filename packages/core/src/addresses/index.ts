export { addressMessages } from './address.messages.ts'
export {
  type AddressForm,
  type AddressFormRules,
  emptyAddressForm,
  savedShipping,
  suggestedForm,
  validateAddressForm
} from './address-form.ts'
export {
  createSavedAddressesMachine,
  type SavedAddressesActor
} from './saved-addresses.machine.ts'
export {
  addressError,
  addressesMessage,
  addressForm,
  defaultAddress,
  isNewAddress,
  removedAddress,
  savedAddresses
} from './saved-addresses.selectors.ts'
export {
  type SavedAddressesApi,
  type SavedAddressesContext,
  type SavedAddressesEvent,
  type SavedAddressesFact,
  savedAddressesState
} from './saved-addresses-events.ts'
