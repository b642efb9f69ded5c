import type { OrderForm } from '../../entities/order.ts'
import type { OrganizationOption } from '../../entities/organization.ts'
import type { SuggestionOption } from '../../entities/shipping.ts'
import { normaliseNamed } from '../../values/shipping/shipping.ts'
import { orderShipping, withShipping } from './checkout-town.ts'

/** A recipient that was found; his address is taken where none stands yet. */
export function withRecipient(
  { personalData, personalShipping }: Pick<OrderForm, 'personalData' | 'personalShipping'>,
  option: SuggestionOption
): Partial<OrderForm> {
  const { fio, option: _, ...shipping } = normaliseNamed(option)
  const isFree = orderShipping({ personalShipping }).address.value === ''
  return {
    personalData: { ...personalData, fio },
    ...(isFree && shipping.address.value !== '' && withShipping(shipping))
  }
}

/** An organisation that was found by its INN or its name. */
export const withOrganization = ({ inn, title }: OrganizationOption): Partial<OrderForm> => ({
  organization: { inn, title }
})
