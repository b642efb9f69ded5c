import type { EndpointCall } from '../../api/endpoint-call.ts'
import {
  createShippingAddress,
  deleteShippingAddress,
  listShippingAddresses,
  updateShippingAddress
} from '../../contracts/delivery.ts'
import type { ShippingAddress } from '../../entities/shipping.ts'
import { literalFieldRules } from '../../platform/field-rules.ts'
import { type AddressBody, addressBody, addressForm } from './address.form.ts'

/** What a member does with saved addresses; every call rejects with ApiError. */
export interface OwnAddresses {
  /** Without an id a new one. */
  save(body: AddressBody, id?: string): Promise<void>
  makeDefault(address: ShippingAddress): Promise<void>
  remove(id: string): Promise<void>
  /** Saves one that was removed again; it has another id then. */
  restore(removed: ShippingAddress): Promise<void>
}

export const createOwnAddresses = (call: EndpointCall): OwnAddresses => ({
  async save(body, id) {
    if (id === undefined) await call(createShippingAddress, { body })
    else await call(updateShippingAddress, { body: { ...body, id } })
  },
  async makeDefault(address) {
    await call(updateShippingAddress, { body: { ...address, isDefault: true } })
  },
  async remove(id) {
    await call(deleteShippingAddress, { body: { id } })
  },
  async restore({ id: _, ...body }) {
    await call(createShippingAddress, { body })
  }
})

/** Does what a form on the page of addresses asks for that was sent without script. */
export async function postAddress(call: EndpointCall, fields: URLSearchParams): Promise<void> {
  const own = createOwnAddresses(call)
  const id = fields.get('id') ?? undefined
  if (fields.has('remove')) return own.remove(fields.get('remove') ?? '')
  const marked = fields.get('default')
  if (marked === null) return own.save(addressBody(valuesOf(fields)), id)
  const { data } = await call(listShippingAddresses, {})
  const address = data.find(each => each.id === marked)
  if (address !== undefined) await own.makeDefault(address)
}

function valuesOf(fields: URLSearchParams) {
  const facts = { address: undefined, profile: undefined, rules: literalFieldRules }
  const known = addressForm.start(facts).values
  const input = Object.keys(known).map(name => [name, fields.get(name) ?? ''])
  return { ...known, ...Object.fromEntries(input), isDefault: fields.has('isDefault') }
}
