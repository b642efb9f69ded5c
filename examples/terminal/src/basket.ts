import { formatPrice } from '@vitrina/core'
import {
  appliedPromo,
  type BasketContext,
  isUnsettled,
  lineMessage,
  promoError,
  quantityOf
} from '@vitrina/core/basket'
import { type ProductGroup } from '@vitrina/core/entities'
import { freeDeliveryRemainder, tierPrice } from '@vitrina/core/price'
import { priceRole } from '@vitrina/core/session'

import { variantOf } from './browse.ts'
import { Misunderstanding, until, type Visit } from './visit.ts'

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
  await putLine(visit, group.id, before + numberOf(pieces))
  const now = quantityOf(shop.getState().basket, group.id)
  if (now > before) screen.say(`В корзине: ${product.title}, ${variantOf(group)} — ${now} шт.`)
}

/** `words`: the number of the line and how many pieces it is to have. */
export async function changeLine(visit: Visit, words: string): Promise<void> {
  const [line = '', pieces = ''] = words.split(/\s+/)
  await putLine(visit, groupAt(visit, line).id, numberOf(pieces))
  return showBasket(visit)
}

export async function removeLine(visit: Visit, words: string): Promise<void> {
  await putLine(visit, groupAt(visit, words).id, 0)
  return showBasket(visit)
}

async function putLine(visit: Visit, groupId: number, count: number): Promise<void> {
  visit.shop.sendBasket({ type: 'line.set', key: groupId, count })
  const basket = await settled(visit)
  const message = lineMessage(basket, groupId)
  if (message !== '') visit.screen.say(message)
}

export async function applyPromo(visit: Visit, words: string): Promise<void> {
  const { shop, screen } = visit
  shop.sendBasket(words === '' ? { type: 'promo.cancel' } : { type: 'promo.apply', code: words })
  const basket = await settled(visit)
  if (promoError(basket) !== '') throw new Misunderstanding(promoError(basket))
  screen.say(appliedPromo(basket) === '' ? 'Промокод снят.' : 'Промокод применён.')
  return showBasket(visit)
}

export async function showBasket(visit: Visit): Promise<void> {
  const { shop, screen } = visit
  shop.sendBasket({ type: 'basket.reload' })
  const basket = await settled(visit)
  const rows = rowsOf(basket)
  const sets = basket.buckets?.flatMap(({ constructorSets }) => constructorSets) ?? []
  if (rows.length + sets.length === 0) {
    screen.say('Корзина пуста. Выбрать товары: «товары».')
    return
  }
  const role = priceRole(shop.getState().session)
  for (const [index, { title, group }] of rows.entries()) {
    const { value } = tierPrice(group.offers[0]?.prices ?? [], role, group.count)
    const sum = formatPrice(value * group.count)
    const name = `${title}, ${variantOf(group)}`
    screen.say(`${String(index + 1).padStart(3)}  ${name} × ${group.count} — ${sum}`)
    if (group.basketErr !== '') screen.say(`     ${group.basketErr}`)
  }
  for (const { title, count, sum } of sets) {
    screen.say(`  •  Набор «${title}» × ${count} — ${formatPrice(sum)}`)
  }
  sayTotal(visit, basket)
}

function sayTotal({ screen }: Visit, basket: BasketContext): void {
  const { total } = basket
  if (!total) return
  const { price, promoCodeDiscountValue: discount } = total
  const rest = freeDeliveryRemainder(total)
  const promo = appliedPromo(basket)
  if (promo !== '') screen.say(`     Промокод ${promo}: −${formatPrice(discount)}`)
  screen.say(`     Итого ${screen.bold(formatPrice(price))}`)
  if (rest > 0) screen.say(screen.dim(`     До бесплатной доставки — ещё ${formatPrice(rest)}`))
  screen.say(
    screen.dim('Оформить: «заказать». Изменить: «изменить <строка> <штук>», «убрать <строка>».')
  )
}

/** The basket once the server has taken every wish, or has failed to. */
export async function settled({ shop }: Visit): Promise<BasketContext> {
  const { context } = await until(
    shop.basket,
    ({ context }) => !isUnsettled(context) || context.paused
  )
  if (context.paused) throw new Misunderstanding(context.failure || 'Нет связи с магазином.')
  return context
}

interface Row {
  readonly title: string
  readonly group: ProductGroup
}

const rowsOf = ({ buckets = [] }: BasketContext): Row[] =>
  buckets
    .flatMap(({ products }) => products)
    .flatMap(({ title, groups }) => groups.map(group => ({ title, group })))

function groupAt({ shop }: Visit, line: string): ProductGroup {
  const row = rowsOf(shop.getState().basket)[Number(line) - 1]
  if (!row) throw new Misunderstanding(`Нет строки № ${line || '?'}: номера — в «корзина».`)
  return row.group
}

function numberOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new Misunderstanding('Сколько штук? Число от 0 до 999.')
  return Number(text)
}
