import {
  appliedPromo,
  type BasketContext,
  basketSums,
  isUnsettled,
  type LineKey,
  lineMessage,
  promoError,
  quantityOf
} from '@vitrina/core/basket'
import { type BasketRow, basketRows, rowName, rowPrice } from '@vitrina/core/cart'
import { connectionMessages, until } from '@vitrina/core/store'
import { freeDelivery, QUANTITY_MAX, type Sums, showPrice, sumText } from '@vitrina/core/values'

import { variantOf } from './browse.ts'
import { Misunderstanding, pricesOf, type Visit } from './visit.ts'

/** `words`: the number of the variant and how many pieces; one piece of the only variant without. */
export async function buy(visit: Visit, words: string): Promise<void> {
  const { shop, product, screen } = visit
  if (!product) throw new Misunderstanding('Сначала откройте товар: «товар <номер>».')
  const [variant = '1', pieces = '1'] = words.split(/\s+/).filter(word => word !== '')
  if (words === '' && product.groups.length > 1) {
    throw new Misunderstanding('Вариантов несколько: «купить <вариант> [штук]».')
  }
  const group = product.groups[Number(variant) - 1]
  if (!group) throw new Misunderstanding(`Нет варианта № ${variant}.`)
  const before = quantityOf(shop.getState().basket, group.id)
  await setLine(visit, group.id, before + numberOf(pieces))
  const now = quantityOf(shop.getState().basket, group.id)
  if (now > before) screen.say(`В корзине: ${product.title}, ${variantOf(group)} — ${now} шт.`)
}

/** `words`: the number of the line and how many pieces it is to have. */
export async function changeLine(visit: Visit, words: string): Promise<void> {
  const [line = '', pieces = ''] = words.split(/\s+/)
  await setLine(visit, rowAt(visit, line).key, numberOf(pieces))
  return showBasket(visit)
}

export async function removeLine(visit: Visit, words: string): Promise<void> {
  await setLine(visit, rowAt(visit, words).key, 0)
  return showBasket(visit)
}

async function setLine(visit: Visit, key: LineKey, count: number): Promise<void> {
  visit.shop.basket.send({ type: 'line.set', key, count })
  const basket = await settled(visit)
  const message = lineMessage(basket, key)
  if (message !== '') visit.screen.say(message)
}

export async function applyPromo(visit: Visit, words: string): Promise<void> {
  const { shop, screen } = visit
  shop.basket.send(words === '' ? { type: 'promo.cancel' } : { type: 'promo.apply', code: words })
  const basket = await settled(visit)
  if (promoError(basket) !== '') throw new Misunderstanding(promoError(basket))
  screen.say(appliedPromo(basket) === '' ? 'Промокод снят.' : 'Промокод применён.')
  return showBasket(visit)
}

export async function showBasket(visit: Visit): Promise<void> {
  const { shop, screen } = visit
  shop.basket.send({ type: 'basket.reload' })
  const basket = await settled(visit)
  const rows = basketRows(basket)
  if (rows.length === 0) return screen.say('Корзина пуста. Выбрать товары: «товары».')
  const prices = pricesOf(visit)
  const firstGone = rows.findIndex(({ isGone }) => isGone)
  for (const [index, row] of rows.entries()) {
    if (index === firstGone) screen.say('     Закончились:')
    const sum = showPrice(rowPrice(row, prices.priceRole).sum, prices)
    screen.say(`${String(index + 1).padStart(3)}  ${rowName(row)} × ${row.count} — ${sum}`)
    if (row.message !== '') screen.say(`     ${row.message}`)
  }
  sayTotal(visit, basket)
}

function sayTotal(visit: Visit, { total }: BasketContext): void {
  if (!total) return
  const { screen, configuration } = visit
  saySums(visit, basketSums(total))
  const { left = 0 } = freeDelivery(total, configuration.freeDeliveryFrom) ?? {}
  if (left > 0) {
    const rest = showPrice(left, pricesOf(visit))
    screen.say(screen.dim(`     До бесплатной доставки — ещё ${rest}`))
  }
  screen.say(
    screen.dim('Оформить: «заказать». Изменить: «изменить <строка> <штук>», «убрать <строка>».')
  )
}

/** What something costs, row by row. */
export function saySums(visit: Visit, { rows, total }: Sums): void {
  const { screen } = visit
  const prices = pricesOf(visit)
  for (const row of rows) screen.say(`     ${row.title}: ${sumText(row, prices)}`)
  screen.say(`     ${total.title}: ${screen.bold(sumText(total, prices))}`)
}

/** The basket once the server has taken every wish, or has failed to. */
export async function settled({ shop }: Visit): Promise<BasketContext> {
  const context = await until(shop.basket, basket => !isUnsettled(basket) || basket.paused)
  if (context.paused) throw new Misunderstanding(context.failure || connectionMessages.lost)
  return context
}

function rowAt({ shop }: Visit, line: string): BasketRow {
  const row = basketRows(shop.getState().basket)[Number(line) - 1]
  if (!row) throw new Misunderstanding(`Нет строки № ${line || '?'}: номера — в «корзина».`)
  return row
}

function numberOf(text: string): number {
  const count = Number(text)
  if (/^\d+$/.test(text) && count <= QUANTITY_MAX) return count
  throw new Misunderstanding(`Сколько штук? Число от 0 до ${QUANTITY_MAX}.`)
}
