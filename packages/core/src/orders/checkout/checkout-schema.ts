import type { CommandSchema } from '../../platform/command-shapes.ts'
import { among } from '../../platform/near-name.ts'
import { checkoutShapes } from '../order-form/checkout-commands.ts'
import { checkoutFields } from '../order-form/checkout-fields.ts'
import { orderPaths } from '../order-form/order-edit.ts'

/** What the commands of a checkout cannot do without. */
export const checkoutSchema: CommandSchema = {
  name: 'checkout',
  shapes: checkoutShapes,
  faultIn({ type, path, name }: { readonly type?: string; path?: string; name?: string }) {
    if (type === 'field.edit') return noField(type, path, orderPaths())
    return type === 'field.leave' ? noField(type, name, checkoutFields) : undefined
  }
}

const noField = (type: string, input = '', known: readonly string[]) =>
  known.includes(input) ? undefined : `${type}: there is no field ${input} ${among(input, known)}`
