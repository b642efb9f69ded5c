import type { Locator } from 'playwright-core'

import { collectionAddresses, type Goods } from './goods.ts'
import { buyerMessages } from './names.messages.ts'
import {
  expectSoon,
  find,
  locate,
  pathOf,
  press,
  reads,
  reload,
  settled,
  tick,
  type,
  type Visit,
  wordOf
} from './screen.ts'

export const EMAIL = 'anna-sokolova@example.ru'

/** Finds goods by the search, opens and buys them; opens the basket, where one piece is. */
export async function takeToBasket(visit: Visit, goods: Goods): Promise<void> {
  await findGoods(visit, goods)
  await press(visit, 'buy', goods)
  await settled(visit)
  await goToBasket(visit)
  await needQuantity(visit, goods, 1)
}

/** From any page by its search to the page of the goods. */
export async function findGoods(visit: Visit, goods: Goods): Promise<void> {
  await type(visit, 'search', goods.title)
  await (await find(visit, 'search')).press('Enter')
  // What is suggested while somebody types is a link as well, and goes away.
  await expectSoon(
    visit,
    {
      expected: `the search leads to another address`,
      hint: 'The field of the search belongs to a form, or Enter in it opens the list'
    },
    async () => pathOf(visit),
    path => path !== '/'
  )
  await press(visit, 'product', goods)
  await reads(visit, goods.title, {
    expected: `the page of «${goods.title}»`,
    hint: 'The link of a card leads to the page of its product'
  })
  await find(visit, 'buy', goods)
  await settled(visit)
}

/** Waits until the page says that so many pieces are in the basket. */
export const needQuantity = (visit: Visit, goods: Goods, count: number) =>
  expectSoon(
    visit,
    {
      expected: `${count} in the field of the quantity of «${goods.title}», on ${pathOf(visit)}`,
      hint: 'Read the quantity from the basket (quantityOf) and send what is typed (line.set, line.type)'
    },
    async () => (await quantityField(visit, goods)).inputValue(),
    value => value === String(count)
  )

export const quantityField = (visit: Visit, goods: Goods): Promise<Locator> =>
  find(visit, 'quantity', goods)

export async function goToBasket(visit: Visit): Promise<void> {
  await press(visit, 'basketLink')
  await find(visit, 'basketHeading')
  await settled(visit)
}

/** The basket is kept by the backend, and leads to the checkout. */
export async function goToCheckout(visit: Visit): Promise<void> {
  if ((await locate(visit, 'basketHeading').count()) === 0) await goToBasket(visit)
  await reload(visit)
  await press(visit, 'toCheckout')
  await find(visit, 'checkoutHeading')
  await settled(visit)
}

export async function fillPerson(visit: Visit): Promise<void> {
  await type(visit, 'fio', buyerMessages.fio)
  await type(visit, 'phone', buyerMessages.phone)
  await type(visit, 'email', EMAIL)
}

/** The sum that the page asks for, as it is written: «6 070 ₽». */
export async function sumToPay(visit: Visit): Promise<string> {
  const { source } = wordOf(visit, 'toPay')
  const [, sum = ''] = await reads(visit, new RegExp(`${source}\\s*(\\d[\\d ]*(?:,\\d\\d)? ₽)`), {
    expected: `«${visit.front.words.toPay}» with the sum`,
    hint: 'Once a place is chosen and its price has come, the checkout says what is to be paid (checkoutSums)'
  })
  return sum
}

export async function choosePlace(visit: Visit): Promise<void> {
  await tick(visit, 'point', { address: await collectionAddresses(visit.front) })
}
