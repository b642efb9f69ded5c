import type { ShippingAddress } from '../entities/shipping.ts'
import type { SavedAddressesContext } from './saved-addresses-events.ts'

/** What the list shows: an address that is being taken away is not there any more. */
export const savedAddresses = ({ addresses, removed }: SavedAddressesContext) =>
  addresses.filter(({ id }) => id !== removed?.id)

export const defaultAddress = (context: SavedAddressesContext): ShippingAddress | undefined =>
  savedAddresses(context).find(({ isDefault }) => isDefault) ?? savedAddresses(context)[0]

export const addressForm = ({ form }: SavedAddressesContext) => form

export const isNewAddress = ({ form, editedId }: SavedAddressesContext) =>
  form !== undefined && editedId === ''

export const addressError = ({ errors }: SavedAddressesContext, field: string) => errors[field]

/** What is said above the list or the form; wrong fields speak for themselves. */
export const addressesMessage = ({ failure, errors }: SavedAddressesContext) =>
  failure === undefined || Object.keys(errors).length > 0 ? '' : failure.message

/** The address taken out a moment ago, while it can be brought back. */
export const removedAddress = ({ removed }: SavedAddressesContext) => removed
