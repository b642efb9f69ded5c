import type { ShopSettings } from '@vitrina/core/shop-file'
import { composedText, fieldValidators, typedText } from '@vitrina/core/values'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { tidyPhone } from '../users/personal-fields.ts'
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

  async createShippingAddress({ body }, { db, visitor, settings, now }) {
    const uid = visitor.uid ?? ''
    const form = checkedForm(body, settings.shop)
    const id = await db.transaction().execute(trx => addAddress(trx, uid, form, now()))
    return { id, data: await readAddresses(db, uid) }
  },

  async updateShippingAddress({ body: { id, ...body } }, { db, visitor, settings }) {
    const uid = visitor.uid ?? ''
    const form = checkedForm(body, settings.shop)
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
function checkedForm(form: AddressForm, shop: ShopSettings): AddressForm {
  const { fullName, phone } = fieldValidators(shop)
  refuseWrongFields({
    contactPerson: fullName(form.contactPerson),
    phone: phone(form.phone),
    ...addressErrors({ shipping: form, type: 'courier', prefix: 'address.' }, shop)
  })
  return {
    ...form,
    title: composedText(form.title).trim(),
    contactPerson: typedText(form.contactPerson),
    phone: tidyPhone(form.phone, shop)
  }
}
