import type { CheckoutCommand } from '../order-form/checkout-commands.ts'
import type { DoorOf } from '../store/shapes-of.ts'

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
  }
}
