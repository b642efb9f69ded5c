import type { OrderForm } from '../entities/order.ts'
import { fitInn } from '../mask/mask.ts'

/** The fields of an order that are typed or ticked one by one. */
export type OrderField =
  | 'scenario'
  | 'personalData.fio'
  | 'personalData.phone'
  | 'personalData.email'
  | 'organization.inn'
  | 'organization.title'
  | 'personalCommentary'
  | 'personalPayment'
  | 'accept'

const paths: Readonly<Record<OrderField, true>> = {
  scenario: true,
  'personalData.fio': true,
  'personalData.phone': true,
  'personalData.email': true,
  'organization.inn': true,
  'organization.title': true,
  personalCommentary: true,
  personalPayment: true,
  accept: true
}

/** The same, to look at. */
export const orderPaths = Object.keys(paths)

const nobody = { inn: '', title: '' }

/** The form with another value at a path; of an INN its digits. */
export function formWith(form: OrderForm, path: OrderField, value: string | boolean): OrderForm {
  const [part = '', name = ''] = path.split('.')
  if (name === '') return { ...form, [part]: value }
  if (part === 'personalData')
    return { ...form, personalData: { ...form.personalData, [name]: value } }
  const text = name === 'inn' ? fitInn(String(value)) : value
  return { ...form, organization: { ...nobody, ...form.organization, [name]: text } }
}
