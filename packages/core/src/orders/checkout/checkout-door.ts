import { among } from '../../platform/near-name.ts'
import type { DoorOf } from '../../store/shapes-of.ts'
import type { CheckoutCommand } from '../order-form/checkout-commands.ts'
import { checkoutFields } from '../order-form/checkout-fields.ts'
import { orderPaths } from '../order-form/order-edit.ts'

/** What the commands of a checkout cannot do without. */
export const checkoutDoor: DoorOf<CheckoutCommand> = {
  name: 'checkout',
  shapes: {
    'form.edit': { form: 'an object' },
    'field.edit': { path: 'a text', value: ['a text', 'true or false'] },
    'field.leave': { name: 'a text' },
    'form.calm': {},
    'form.announce': {},
    'delivery.choose': { id: 'a text' },
    'point.choose': { code: 'a text' },
    'payment.choose': { id: 'a text' },
    'town.unknown': {},
    'town.failed': { message: 'a text' },
    'offers.seen': { offers: 'an object' },
    'delivery.recalculate': {},
    'checkout.submit': {},
    'price.confirm': {},
    'price.decline': {},
    'payment.open': {},
    'engine.failed': { failure: 'an object' },
    'basket.seen': { version: 'a number' }
  },
  faultIn({ type, path, name }: { readonly type?: string; path?: string; name?: string }) {
    if (type === 'field.edit') return noField(type, path, orderPaths)
    return type === 'field.leave' ? noField(type, name, checkoutFields) : undefined
  }
}

const noField = (type: string, given = '', known: readonly string[]) =>
  known.includes(given) ? undefined : `${type}: there is no field ${given} ${among(given, known)}`
