import { suggestAddresses } from '@vitrina/core/contracts'
import { type DeliveryPoint, type Shipping } from '@vitrina/core/entities'
import {
  askedPlace,
  type DeliveryTerm,
  methodTerm,
  noOffers,
  type OpenCheckout,
  pointsView,
  pointTerm,
  withShipping
} from '@vitrina/core/orders'
import { emptyShipping, required, withOption, withTyped } from '@vitrina/core/values'

import { askField, choose } from './dialogue.ts'
import { Misunderstanding, pricesOf, type Visit } from './visit.ts'

const SHOWN = 8

/** Asks how and where the order is to come. */
export async function askDelivery(visit: Visit, checkout: OpenCheckout): Promise<void> {
  const { offers = noOffers, form, isDeliveryFree } = checkout.get()
  const terms = { rules: pricesOf(visit), isFree: isDeliveryFree }
  const { deliveryMethods: methods } = offers
  const usual = methods.findIndex(({ id }) => id === form.personalDelivery.method)
  if (usual < 0) throw new Misunderstanding('Сейчас доставки нет. Загляните позже.')
  const choices = methods.map(method => ({
    ...method,
    note: noteOf(method.note, methodTerm(method, terms)),
    value: method
  }))
  const { id } = await choose(visit, 'Доставка', choices, usual)
  checkout.send({ type: 'delivery.choose', id })
  if (askedPlace(checkout.get().form) === 'address') {
    return checkout.send({ type: 'form.edit', form: withShipping(await askAddress(visit)) })
  }
  const { points, note } = pointsView(checkout.get())
  if (note !== '') throw new Misunderstanding(note)
  const code = await choose(visit, 'Пункт', points.slice(0, SHOWN).map(choiceOf(terms)))
  checkout.send({ type: 'point.choose', code })
}

const choiceOf = (terms: Parameters<typeof pointTerm>[1]) => (point: DeliveryPoint) => ({
  title: `${point.title}, ${point.address}`,
  note: noteOf(point.hours, pointTerm(point, terms)),
  value: point.code
})

const noteOf = (note: string, { price, day }: DeliveryTerm) =>
  [note, price, day].filter(Boolean).join(', ')

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
