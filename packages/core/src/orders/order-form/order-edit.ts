import { produce } from 'immer'

import type { OrderForm } from '../../entities/order.ts'
import { fitInn } from '../../values/mask/mask.ts'

/** The texts of an order: the path in its form, and the name of its field where script does not run. */
export const orderTexts = [
  ['personalData.fio', 'fio'],
  ['personalData.phone', 'phone'],
  ['personalData.email', 'email'],
  ['organization.inn', 'inn'],
  ['organization.title', 'organization'],
  ['personalCommentary', 'commentary']
] as const

const choices = ['personalPayment', 'accept', 'mailing'] as const

/** The fields of an order that are typed or ticked one by one. */
export type OrderField = 'scenario' | (typeof orderTexts)[number][0] | (typeof choices)[number]

/** The same, to compare with. */
export const orderPaths = (): readonly string[] => [
  'scenario',
  ...orderTexts.map(([path]) => path),
  ...choices
]

/** The form with another value at a path; of an INN its digits. */
export const formWith = (form: OrderForm, path: OrderField, value: string | boolean): OrderForm =>
  produce(form, draft => {
    const [part = '', name] = path.split('.')
    if (part === 'organization') draft.organization ??= { inn: '', title: '' }
    const text = name === 'inn' ? fitInn(String(value)) : value
    Reflect.set(name ? Reflect.get(draft, part) : draft, name ?? part, text)
  })
