import { formatPrice } from '@vitrina/core'
import { listDeliveryMethods, listDeliveryPoints, suggestAddresses } from '@vitrina/core/contracts'
import { type DeliveryMethod, type OrderForm, type Shipping } from '@vitrina/core/entities'
import { emptyShipping, withOption, withTyped } from '@vitrina/core/shipping'
import { required } from '@vitrina/core/validation'

import { askField, choose, usableFirst } from './dialogue.ts'
import { Misunderstanding, type Visit } from './visit.ts'

const SHOWN = 8

type Delivery = Pick<OrderForm, 'personalDelivery' | 'personalShipping'>

/** Asks how and where the order is to come. */
export async function askDelivery(visit: Visit): Promise<Delivery> {
  const { data } = await visit.shop.api(listDeliveryMethods, { query: {} })
  const usable = usableFirst(data)
  if (usable.length === 0) throw new Misunderstanding('Сейчас доставки нет. Загляните позже.')
  const method = await choose(visit, 'Доставка', usable.map(choiceOf))
  return method.type === 'courier' ? byCourier(visit, method) : toPoint(visit, method)
}

const choiceOf = (method: DeliveryMethod) => ({
  title: method.title,
  note: `${method.note ? `${method.note}, ` : ''}от ${formatPrice(method.priceFrom)}`,
  value: method
})

const deliveryBy = ({ id, type }: DeliveryMethod, deliveryPointCode = '') => ({
  method: id,
  option: '',
  type,
  deliveryPointCode,
  calculationId: ''
})

async function toPoint(visit: Visit, method: DeliveryMethod): Promise<Delivery> {
  if (method.type === 'courier') return byCourier(visit, method)
  const query = { type: method.type }
  const { data } = await visit.shop.api(listDeliveryPoints, { query })
  const points = data.map(({ code, title, address, hours }) => ({
    title: `${title}, ${address}`,
    note: hours,
    value: code
  }))
  const code = await choose(visit, 'Пункт', points.slice(0, SHOWN))
  return {
    personalDelivery: deliveryBy(method, code),
    personalShipping: { shippingId: '', shipping: null }
  }
}

async function byCourier(visit: Visit, method: DeliveryMethod): Promise<Delivery> {
  const shipping = await askAddress(visit)
  return {
    personalDelivery: deliveryBy(method),
    personalShipping: { shippingId: '', shipping }
  }
}

async function askAddress(visit: Visit): Promise<Shipping> {
  const text = await askField(visit, { title: 'Город и улица', check: required })
  const { data } = await visit.shop.api(suggestAddresses, { query: { text } })
  if (data.length === 0) {
    visit.screen.say('  Такого адреса не нашлось. Например: «Тула Садовая».')
    return askAddress(visit)
  }
  const options = data.slice(0, SHOWN).map(option => ({ title: option.value, value: option }))
  const found = withOption(emptyShipping, await choose(visit, 'Адрес', options))
  const house = found.address.house || (await askField(visit, { title: 'Дом', check: required }))
  const flat = await askField(visit, { title: 'Квартира (можно не указывать)' })
  return withTyped(found, { house, flat })
}
