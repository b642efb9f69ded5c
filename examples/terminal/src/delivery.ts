import { formatPrice } from '@vitrina/core'
import { type CheckoutActor } from '@vitrina/core/checkout'
import { suggestAddresses } from '@vitrina/core/contracts'
import { type DeliveryMethod, type DeliveryPoint, type Shipping } from '@vitrina/core/entities'
import { foundPoints, noOffers } from '@vitrina/core/order-form'
import { emptyShipping, withOption, withTyped } from '@vitrina/core/shipping'
import { required } from '@vitrina/core/validation'

import { askField, choose, usableFirst } from './dialogue.ts'
import { Misunderstanding, type Visit } from './visit.ts'

const SHOWN = 8

/** Asks how and where the order is to come. */
export async function askDelivery(visit: Visit, checkout: CheckoutActor): Promise<void> {
  const { offers = noOffers } = checkout.getSnapshot().context
  const usable = usableFirst(offers.deliveryMethods)
  if (usable.length === 0) throw new Misunderstanding('Сейчас доставки нет. Загляните позже.')
  const { id, type } = await choose(visit, 'Доставка', usable.map(choiceOf))
  checkout.send({ type: 'delivery.choose', id })
  if (type !== 'courier') {
    const points = foundPoints(offers.points, type)
    return checkout.send({ type: 'point.choose', code: await askPoint(visit, points) })
  }
  const personalShipping = { shippingId: '', shipping: await askAddress(visit) }
  checkout.send({ type: 'form.edit', form: { personalShipping } })
}

const choiceOf = (method: DeliveryMethod) => ({
  title: method.title,
  note: `${method.note ? `${method.note}, ` : ''}от ${formatPrice(method.priceFrom)}`,
  value: method
})

function askPoint(visit: Visit, points: readonly DeliveryPoint[]): Promise<string> {
  const choices = points.map(({ code, title, address, hours }) => ({
    title: `${title}, ${address}`,
    note: hours,
    value: code
  }))
  return choose(visit, 'Пункт', choices.slice(0, SHOWN))
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
