import { expect, test } from 'vitest'
import type { OrderForm } from '../../entities/order.ts'
import { defaultRuleSets, type RuleSets } from '../../platform/rule-sets.ts'
import { realLengths } from '../../values/phone/real-lengths.ts'
import { emptyOrderForm, isDeliveryChosen, noDelivery } from './checkout-state.ts'
import { validateOrderForm } from './order-form.ts'

const EMPTY = 'Поле не заполнено'
const ZIP = 'Заполните почтовый индекс'
const REGION = 'Неверный регион'
const TOWN = 'Укажите населенный пункт'
const STREET = 'Укажите улицу'
const HOUSE = 'Укажите номер дома'

const shipping = {
  coord: [] as [],
  zip: '300000',
  kladrId: '7100000100000',
  cityFiasId: '',
  isDefault: true,
  address: {
    country: 'Россия',
    region: 'Тульская область',
    city: 'Тула',
    settlement: '',
    street: 'Советская',
    house: '1',
    flat: '',
    value: 'Тула, Советская, 1'
  }
}

const courier = (address: Partial<typeof shipping.address> = {}): OrderForm => ({
  ...emptyOrderForm(),
  accept: true,
  personalData: {
    fio: 'Иванова Мария',
    email: 'maria@example.com',
    phone: '8 999 000-00-00'
  },
  personalPayment: 'card',
  personalDelivery: {
    method: 'courier',
    option: '',
    type: 'courier',
    deliveryPointCode: '',
    calculationId: ''
  },
  personalShipping: {
    shippingId: '',
    shipping: { ...shipping, address: { ...shipping.address, ...address } }
  }
})

test('what is virtual is ordered without a delivery, and nothing else of the form is let off', () => {
  const form = { ...courier(), ...noDelivery, accept: false }

  expect(validateOrderForm(form, { needsDelivery: false })).toEqual({
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
  expect(validateOrderForm(form, { needsDelivery: true })).toMatchObject({
    'personalDelivery.method': 'Выберите способ доставки'
  })
})

test('finds nothing wrong with a good form', () => {
  expect(validateOrderForm(courier())).toEqual({})
})

test('wants an address for the courier', () => {
  const form = { ...courier(), personalShipping: { shippingId: '', shipping: null } }

  expect(validateOrderForm(form)).toEqual({ 'personalShipping.shipping': 'Поле не заполнено' })
})

test('names what an address lacks', () => {
  expect(validateOrderForm(courier({ city: '', house: '' }))).toEqual({
    'personalShipping.shipping.city': 'Укажите населенный пункт',
    'personalShipping.shipping.house': 'Укажите номер дома'
  })
})

const NOWHERE = { city: '', street: '', house: '', value: '' }
const ownSets = {
  ...defaultRuleSets,
  address: { drone: ['city', 'region'], post: ['postalCode'] } as const,
  defaultAddress: ['house'] as const
}

test.each<[type: string, sets: RuleSets, wrong: object]>([
  ['courier', defaultRuleSets, { address: EMPTY, city: TOWN, street: STREET, house: HOUSE }],
  [
    'post',
    defaultRuleSets,
    { address: EMPTY, region: REGION, city: TOWN, street: STREET, house: HOUSE, postalCode: ZIP }
  ],
  ['rocket', defaultRuleSets, { address: EMPTY }],
  ['post', ownSets, { address: EMPTY, postalCode: ZIP }],
  ['drone', ownSets, { address: EMPTY, city: TOWN, region: REGION }],
  ['rocket', ownSets, { address: EMPTY, house: HOUSE }]
])('an order by «%s» without an address lacks what its rules ask for (%#)', (type, sets, wrong) => {
  const { personalDelivery, ...form } = courier()
  const nowhere = {
    ...shipping,
    zip: '',
    kladrId: '',
    address: { ...shipping.address, ...NOWHERE }
  }

  const found = validateOrderForm(
    {
      ...form,
      personalDelivery: { ...personalDelivery, type },
      personalShipping: { shippingId: '', shipping: nowhere }
    },
    { sets }
  )

  const paths = Object.entries(wrong).map(([name, reported]) => [
    `personalShipping.shipping.${name}`,
    reported
  ])
  expect(found).toEqual(Object.fromEntries(paths))
})

test('wants a point, and no address, for a pick-up', () => {
  const form = courier()
  const personalDelivery = { ...form.personalDelivery, type: 'pickupPoint' as const }

  expect(
    validateOrderForm({
      ...form,
      personalDelivery,
      personalShipping: { shippingId: '', shipping: null }
    })
  ).toEqual({ 'personalDelivery.deliveryPointCode': 'Выберите пункт выдачи' })
})

test('wants the papers of an organisation', () => {
  const form: OrderForm = { ...courier(), scenario: 'organization' }

  expect(validateOrderForm(form)).toEqual({
    'organization.inn': 'Укажите ИНН',
    'organization.title': 'Укажите организацию'
  })
})

test('lets a buyer from Armenia order where the configuration has the real lengths', () => {
  const form = courier()
  const armenian = { ...form, personalData: { ...form.personalData, phone: '+374 91 123456' } }

  expect(validateOrderForm(armenian)).toEqual({
    'personalData.phone': 'Вы ввели некорректный номер телефона'
  })
  expect(validateOrderForm(armenian, { phoneLengths: realLengths })).toEqual({})
})

test('asks for a delivery price only when the choice is complete', () => {
  const isChosen = (form: OrderForm) => isDeliveryChosen({ form, rules: {} })

  expect(isChosen(courier())).toBe(true)
  expect(isChosen(courier({ value: '' }))).toBe(false)
  expect(isChosen(emptyOrderForm())).toBe(false)
})

test('asks for the price of a parcel by post only once its postal code is there', () => {
  const byPost = (zip: string): OrderForm => ({
    ...courier(),
    personalDelivery: { ...courier().personalDelivery, type: 'post' },
    personalShipping: { shippingId: '', shipping: { ...shipping, zip } }
  })
  const sets = { ...defaultRuleSets, address: { post: ['address'] } } satisfies RuleSets

  expect(
    ['', '3000', '300000'].map(zip => isDeliveryChosen({ form: byPost(zip), rules: {} }))
  ).toEqual([false, false, true])
  expect(isDeliveryChosen({ form: byPost(''), rules: { sets } })).toBe(true)
})

test('wants as many words of a name as the configuration says', () => {
  expect(validateOrderForm(courier(), { fullName: { minWords: 3 } })).toEqual({
    'personalData.fio': 'Поле ФИО должно содержать не менее 3 слов, разделённых пробелами'
  })
})

test('the fields are those of the buyer’s role: a dealer’s own set, a person’s a user’s', () => {
  const roles = { ...defaultRuleSets.roles, dealer: ['phone', 'inn'] as const }
  const rules = { sets: { ...defaultRuleSets, roles }, roles: ['dealer'] as const }
  const nobody = { ...courier(), personalData: { fio: '', email: '', phone: '' } }

  expect(validateOrderForm({ ...nobody, scenario: 'organization' }, rules)).toEqual({
    'personalData.phone': 'Отсутствует номер телефона',
    'organization.inn': 'Укажите ИНН'
  })
  expect(Object.keys(validateOrderForm({ ...nobody, scenario: 'person' }, rules))).toEqual([
    ...['personalData.fio', 'personalData.email', 'personalData.phone']
  ])
})

test('wholesale roles buy as an organisation from the start, others for themselves', () => {
  expect(emptyOrderForm(undefined, ['dealer']).scenario).toBe('organization')
  expect(emptyOrderForm(undefined, ['user']).scenario).toBe('person')
})
