import {
  type AddressText,
  addressTexts,
  withAddressText
} from '../../values/shipping/address-texts.ts'
import { checkoutAfter } from '../checkout/checkout.ts'
import type { CheckoutCommand } from '../order-form/checkout-commands.ts'
import type { CheckoutContext } from '../order-form/checkout-state.ts'
import type { OrderField } from '../order-form/order-edit.ts'
import { orderShipping, withShipping } from '../order-form/order-shipping.ts'

/** The fields of the page, by what they are called there. */
const texts: readonly (readonly [name: string, path: OrderField])[] = [
  ['fio', 'personalData.fio'],
  ['phone', 'personalData.phone'],
  ['email', 'personalData.email'],
  ['inn', 'organization.inn'],
  ['organization', 'organization.title'],
  ['commentary', 'personalCommentary']
]

const addressFields: readonly AddressText[] = ['city', 'zip', 'street', 'house', 'flat']

/** The checkout with what stands in the fields of a form without script; others stay as they were. */
export function typedCheckout(start: CheckoutContext, fields: URLSearchParams): CheckoutContext {
  const edited = commandsOf(fields).reduce(checkoutAfter, start)
  return checkoutAfter(edited, { type: 'form.edit', form: addressOf(edited, fields) })
}

function commandsOf(fields: URLSearchParams): readonly CheckoutCommand[] {
  const text = (name: string) => fields.get(name)
  const scenario = text('scenario')
  const [method, point, payment] = ['delivery', 'deliveryPoint', 'payment'].map(text)
  const edit = (path: OrderField, value: string | boolean) =>
    ({ type: 'field.edit', path, value }) as const
  return [
    ...(scenario === 'person' || scenario === 'organization' ? [edit('scenario', scenario)] : []),
    ...texts.flatMap(([name, path]) => {
      const value = text(name)
      return value === null ? [] : [edit(path, value)]
    }),
    edit('accept', fields.has('accept')),
    edit('mailing', fields.has('mailing')),
    ...(method ? [{ type: 'delivery.choose', id: method } as const] : []),
    ...(point ? [{ type: 'point.choose', code: point } as const] : []),
    ...(payment ? [{ type: 'payment.choose', id: payment } as const] : [])
  ]
}

/** An address of which nothing was changed stays the one that was chosen. */
function addressOf({ form }: CheckoutContext, fields: URLSearchParams) {
  const before = orderShipping(form)
  const known = addressTexts(before)
  const changed = addressFields.filter(name => (fields.get(name) ?? known[name]) !== known[name])
  if (changed.length === 0) return {}
  return withShipping(
    changed.reduce(
      (shipping, name) => withAddressText(shipping, name, fields.get(name) ?? ''),
      before
    )
  )
}
