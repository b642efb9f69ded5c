import type { Locator } from 'playwright-core'

import { exhaustible, type Goods, plentiful } from './goods.ts'
import { orderOne } from './people.ts'
import {
  expectSoon,
  find,
  goTo,
  needFaultless,
  openBeside,
  press,
  reload,
  settled,
  tick,
  type Visit
} from './screen.ts'
import {
  choosePlace,
  fillPerson,
  goToBasket,
  goToCheckout,
  needQuantity,
  quantityField,
  sumToPay,
  takeToBasket
} from './walk.ts'

/** The browser says so of an order that is refused for its sum. */
const REFUSED = /status of 409/

/** Somebody else buys one of the pieces in the basket, once before the checkout and once during it. */
export async function stockTaken(visit: Visit): Promise<void> {
  const goods = await exhaustible(visit.front)
  await goTo(visit, '/')
  await takeToBasket(visit, goods)
  await takeAll(visit, goods)
  await whileOneIsOrdered(visit, goods, () => needShortage(visit, goods))
  await reload(visit)
  await takeAll(visit, goods)
  await goToCheckout(visit)
  await fillPerson(visit)
  await choosePlace(visit)
  await tick(visit, 'consent')
  const sum = await sumToPay(visit)
  await whileOneIsOrdered(visit, goods, () => needQuestion(visit, sum))
  needFaultless(visit, REFUSED)
}

async function takeAll(visit: Visit, goods: Goods) {
  await typeQuantity(visit, goods, goods.stock)
  await reload(visit)
  await needQuantity(visit, goods, goods.stock)
}

async function whileOneIsOrdered(visit: Visit, goods: Goods, tell: () => Promise<void>) {
  const giveBack = await orderOne(visit.front, goods.groupId)
  try {
    await tell()
  } finally {
    await giveBack()
  }
}

/** The basket shows what is left, and says that it is less. */
async function needShortage(visit: Visit, goods: Goods) {
  await reload(visit)
  await needQuantity(visit, goods, goods.stock - 1)
  await needAlert(visit, {
    expected: `words that there are only ${goods.stock - 1} of «${goods.title}», in a role alert`,
    hint: 'Show the message of the line (lineMessage, basketRows) with role="alert"'
  })
}

/** An order that costs something else now is not placed without a question. */
async function needQuestion(visit: Visit, sum: string) {
  await press(visit, 'place')
  await needAlert(
    visit,
    {
      expected: `a question (role dialog, or an alert and its buttons) with the new sum in place of ${sum}`,
      hint: 'When the checkout is confirmingPrice, show newTotal and send price.confirm or price.decline'
    },
    text => /\d ₽/.test(text) && !text.includes(sum),
    [visit.page.getByRole('button', { name: /\d ₽/ })]
  )
  await find(visit, 'checkoutHeading')
}

const needAlert = (
  visit: Visit,
  expectation: { expected: string; hint: string },
  isRight = (text: string) => text !== '',
  besides: readonly Locator[] = []
) =>
  expectSoon(
    visit,
    expectation,
    async () => {
      const { page } = visit
      const told = page.getByRole('alert').or(page.getByRole('dialog'))
      const texts = (await told.allInnerTexts()).filter(text => text.trim() !== '')
      if (texts.length > 0) for (const more of besides) texts.push(...(await more.allInnerTexts()))
      return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
    },
    isRight
  )

/** Two tabs of one visitor change one line in turn, and neither loses what the other did. */
export async function twoTabs(visit: Visit): Promise<void> {
  const goods = await plentiful(visit.front)
  await goTo(visit, '/')
  await takeToBasket(visit, goods)
  const beside = await openBeside(visit)
  await goTo(beside, '/')
  await goToBasket(beside)
  await needQuantity(beside, goods, 1)
  await changeInTurn(visit, beside, goods, 2)
  await changeInTurn(beside, visit, goods, 3)
  await reload(visit)
  await needQuantity(visit, goods, 3)
  for (const tab of [visit, beside]) needFaultless(tab)
}

async function changeInTurn(acting: Visit, idle: Visit, goods: Goods, count: number) {
  await typeQuantity(acting, goods, count)
  if (acting.front.without['other-tabs'] !== undefined) await reload(idle)
  await needQuantity(idle, goods, count)
}

async function typeQuantity(visit: Visit, goods: Goods, count: number) {
  const field = await quantityField(visit, goods)
  await field.fill(String(count))
  await field.blur()
  await settled(visit)
}
