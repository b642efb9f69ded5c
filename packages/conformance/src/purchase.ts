import type { Account } from './front.ts'
import { plentiful } from './goods.ts'
import { accountOf, ordersOf } from './people.ts'
import {
  find,
  goTo,
  needFaultless,
  patternOf,
  press,
  reads,
  textOf,
  tick,
  type Visit,
  wordOf
} from './screen.ts'
import { signIn } from './sign-in.ts'
import { Unmet } from './unmet.ts'
import { choosePlace, fillPerson, goToCheckout, sumToPay, takeToBasket } from './walk.ts'

/** A guest goes from home to the paid order. */
export async function purchase(visit: Visit): Promise<void> {
  const goods = await plentiful(visit.front)
  await goTo(visit, '/')
  await takeToBasket(visit, goods)
  await goToCheckout(visit)
  await fillPerson(visit)
  await orderAndPay(visit)
  needFaultless(visit)
}

/** A member signs in, buys, and finds the one order among his own. */
export async function memberPurchase(visit: Visit): Promise<void> {
  const account = await accountOf(visit.front)
  const before = await ordersOf(visit.front, account)
  const goods = await plentiful(visit.front)
  await goTo(visit, '/')
  await press(visit, 'signInLink')
  await signIn(visit, account)
  await goTo(visit, '/')
  await takeToBasket(visit, goods)
  await goToCheckout(visit)
  const { number, sum } = await orderAndPay(visit)
  await needOneMore(visit, account, [...before, number])
  await goTo(visit, visit.front.ordersPath)
  await reads(visit, number, {
    expected: `order ${number} among the orders of the member`,
    hint: `A list of orders is looked for at ${visit.front.ordersPath}: ordersPath says otherwise`
  })
  await reads(visit, sum, {
    expected: `the sum of the order, ${sum}, in the list`,
    hint: 'Show the price that the call GET /orders/v1 gives'
  })
  needFaultless(visit)
}

async function needOneMore(visit: Visit, account: Account, expected: readonly string[]) {
  const now = await ordersOf(visit.front, account)
  if (now.length === expected.length && now.includes(expected.at(-1) ?? '')) return
  throw new Unmet({
    expected: `one press on «place the order» makes one order`,
    seen: `${now.length - expected.length + 1} new orders: ${now.join(', ')}`,
    hint: 'Send an order once, and again only under the same idempotency-key'
  })
}

interface Ordered {
  readonly number: string
  readonly sum: string
}

/** Chooses a place, orders, pays at the bank and comes back. */
async function orderAndPay(visit: Visit): Promise<Ordered> {
  await choosePlace(visit)
  await tick(visit, 'consent')
  const sum = await sumToPay(visit)
  // Twice, as a hand does that is not sure.
  await (await find(visit, 'place')).dblclick()
  return payAtBank(visit, sum)
}

/** At the bank, after the order was placed. */
async function payAtBank(visit: Visit, sum: string): Promise<Ordered> {
  await find(visit, 'payAtBank')
  await reads(visit, sum, {
    expected: `the bank asks for ${sum}, as the front has said`,
    hint: 'Show the sum of checkoutSums; the order is refused where it differs from expectedPrice'
  })
  await press(visit, 'payAtBank')
  return needPaid(visit, sum)
}

/** The page of the order says its number, that it is paid, and how much it was. */
export async function needPaid(visit: Visit, sum: string): Promise<Ordered> {
  const heading = await find(visit, 'orderPlaced')
  const pattern = patternOf(visit.front.names.orderPlaced.name)
  const [, number = ''] = new RegExp(pattern).exec((await heading.allInnerTexts()).join(' ')) ?? []
  const { paid } = visit.front.words
  await reads(visit, wordOf(visit, 'paid'), {
    expected: `«${paid}» on the page of the order`,
    hint: 'After the bank ask for the payment until it is decided (createPaymentReturn)'
  })
  const text = await textOf(visit)
  if (text.includes(sum)) return { number, sum }
  throw new Unmet({
    expected: `the page of the order says ${sum}`,
    seen: text,
    hint: 'Show the price of the order (viewOrder)'
  })
}
