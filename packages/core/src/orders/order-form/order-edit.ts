import { produce } from 'immer'

import type { OrderForm } from '../../entities/order.ts'
import { fitInn } from '../../values/mask/mask.ts'

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
  | 'mailing'

const paths: Readonly<Record<OrderField, true>> = {
  scenario: true,
  'personalData.fio': true,
  'personalData.phone': true,
  'personalData.email': true,
  'organization.inn': true,
  'organization.title': true,
  personalCommentary: true,
  personalPayment: true,
  accept: true,
  mailing: true
}

/** The same, to look at. */
export const orderPaths = Object.keys(paths)

/** The form with another value at a path; of an INN its digits. */
export const formWith = (form: OrderForm, path: OrderField, value: string | boolean): OrderForm =>
  produce(form, draft => {
    const [part = '', name] = path.split('.')
    if (part === 'organization') draft.organization ??= { inn: '', title: '' }
    const text = name === 'inn' ? fitInn(String(value)) : value
    Reflect.set(name ? Reflect.get(draft, part) : draft, name ?? part, text)
  })
