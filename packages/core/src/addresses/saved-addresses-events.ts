import type { Shipping, ShippingAddress } from '../entities/shipping.ts'
import type { Failure, FieldErrors } from '../errors/api-error.ts'
import type { AddressForm } from './address-form.ts'

/** Every change answers with the whole list: the default mark may have moved. */
export interface SavedAddressesApi {
  list(signal: AbortSignal): Promise<readonly ShippingAddress[]>
  create(form: AddressForm, signal: AbortSignal): Promise<readonly ShippingAddress[]>
  update(address: ShippingAddress, signal: AbortSignal): Promise<readonly ShippingAddress[]>
  remove(id: string, signal: AbortSignal): Promise<readonly ShippingAddress[]>
  validate(form: AddressForm): FieldErrors
  /** What a new address begins with. */
  emptyForm(): AddressForm
}

/** Plain JSON, so that a page can be rendered from it before there is a machine. */
export interface SavedAddressesContext {
  readonly addresses: readonly ShippingAddress[]
  /** The open form; `editedId` is empty for a new address. */
  readonly form?: AddressForm | undefined
  readonly editedId: string
  /** Messages by field: `contactPerson`, `phone`, `address.house`. */
  readonly errors: FieldErrors
  /** Grows with every refused try: the first wrong field takes the focus then. */
  readonly attempt: number
  readonly failure?: Failure | undefined
  /** The address that was taken away last and can be brought back. */
  readonly removed?: ShippingAddress | undefined
}

export type SavedAddressesEvent =
  | { type: 'addresses.reload' }
  | { type: 'address.add' }
  | { type: 'address.edit'; id: string }
  | { type: 'address.remove'; id: string }
  | { type: 'address.makeDefault'; id: string }
  | { type: 'removal.undo' }
  | { type: 'form.edit'; form: Partial<AddressForm> }
  | { type: 'suggestion.choose'; shipping: Shipping }
  | { type: 'form.cancel' }
  | { type: 'form.save' }

export type SavedAddressesFact =
  | { type: 'address.saved' }
  | { type: 'address.removed'; id: string }
  | { type: 'address.restored' }

export const savedAddressesState = (
  addresses: readonly ShippingAddress[] = []
): SavedAddressesContext => ({ addresses, editedId: '', errors: {}, attempt: 0 })
