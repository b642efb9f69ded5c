import { fullName } from '@vitrina/core/validation'

import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { checkPhone, tidyPhone } from '../users/personal-fields.ts'
import { addressErrors } from './address-errors.ts'
import {
  type AddressForm,
  addAddress,
  changeAddress,
  readAddresses,
  removeAddress
} from './saved-addresses.ts'

export const addressHandlers = {
  listShippingAddresses: async (_, { db, visitor }) => ({
    data: await readAddresses(db, visitor.uid ?? '')
  }),

  async createShippingAddress({ body }, { db, visitor, now }) {
    const uid = visitor.uid ?? ''
    const form = checkedForm(body)
    const id = await db.transaction().execute(trx => addAddress(trx, uid, form, now()))
    return { id, data: await readAddresses(db, uid) }
  },

  async updateShippingAddress({ body: { id, ...body } }, { db, visitor }) {
    const uid = visitor.uid ?? ''
    const form = checkedForm(body)
    await db.transaction().execute(trx => changeAddress(trx, uid, { ...form, id }))
    return { id, data: await readAddresses(db, uid) }
  },

  async deleteShippingAddress({ body: { id } }, { db, visitor }) {
    const uid = visitor.uid ?? ''
    await db.transaction().execute(trx => removeAddress(trx, uid, id))
    return { id, data: await readAddresses(db, uid) }
  }
} satisfies Partial<Handlers>

/** The form in one spelling, or a refusal with its wrong fields: an order could go there. */
function checkedForm(form: AddressForm): AddressForm {
  refuseWrongFields({
    contactPerson: fullName(form.contactPerson),
    phone: checkPhone(form.phone),
    ...addressErrors(form, 'courier', 'address.')
  })
  return {
    ...form,
    title: form.title.trim(),
    contactPerson: form.contactPerson.trim().replaceAll(/\s+/g, ' '),
    phone: tidyPhone(form.phone)
  }
}
