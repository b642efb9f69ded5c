import { formatPrice } from '@vitrina/core/values'

import { type Goods, plentiful } from './goods.ts'
import {
  expectSoon,
  find,
  goTo,
  locate,
  needFaultless,
  press,
  reads,
  tick,
  type Visit,
  wordOf
} from './screen.ts'
import { Unmet } from './unmet.ts'
import { choosePlace, fillPerson, findGoods, needQuantity } from './walk.ts'

/** The browser says so of an order whose sum has to be confirmed. */
const UNCONFIRMED = /status of 422/
const ELSEWHERE = 'https://elsewhere.example'

/** Without script goods are found by the search and read with their price. */
export async function readWithoutScript(visit: Visit): Promise<void> {
  const goods = await plentiful(visit.front)
  await goTo(visit, '/')
  await findGoods(visit, goods)
  const price = formatPrice(goods.price).replaceAll(/\s/g, ' ')
  await reads(visit, price, {
    expected: `the price of «${goods.title}», ${price}, in the HTML of its page`,
    hint: 'Draw the page on the server: what only script reads is not there without it'
  })
  needFaultless(visit)
}

/** Without script forms buy and order; no other site may send them in the visitor’s name. */
export async function orderWithoutScript(visit: Visit): Promise<void> {
  const goods = await plentiful(visit.front)
  await goTo(visit, '/')
  await findGoods(visit, goods)
  await needRefusedElsewhere(visit, goods)
  await goTo(visit, '/')
  await findGoods(visit, goods)
  await press(visit, 'buy', goods)
  await press(visit, 'basketLink')
  await needQuantity(visit, goods, 1)
  await press(visit, 'toCheckout')
  await find(visit, 'checkoutHeading')
  await fillPerson(visit)
  await choosePlace(visit)
  await tick(visit, 'onReceipt')
  await tick(visit, 'consent')
  await press(visit, 'place')
  await confirmSum(visit)
  await find(visit, 'orderPlaced')
  needFaultless(visit, UNCONFIRMED)
}

interface SentForm {
  readonly action: string
  /** As a browser sends it. */
  readonly body: string
}

async function formOfBuying(visit: Visit, goods: Goods): Promise<SentForm> {
  const button = await find(visit, 'buy', goods)
  const form = await button.evaluate(element => {
    const { form } = element as HTMLButtonElement
    const fields = new URLSearchParams(new FormData(form ?? undefined) as never)
    return form && { action: form.action, body: fields.toString() }
  })
  if (form) return form
  throw new Unmet({
    expected: 'the button that buys belongs to a form',
    seen: 'a button without a form',
    hint: 'Without script only a form can buy; a front that has none leaves no-script-purchase out'
  })
}

/** The same form, as another site would send it, puts nothing into the basket. */
async function needRefusedElsewhere(visit: Visit, goods: Goods) {
  const { action, body } = await formOfBuying(visit, goods)
  const headers = {
    ...{ origin: ELSEWHERE, referer: `${ELSEWHERE}/`, 'sec-fetch-site': 'cross-site' },
    'content-type': 'application/x-www-form-urlencoded'
  }
  await visit.page.request.post(action, { data: body, headers, maxRedirects: 0 })
  await press(visit, 'basketLink')
  await visit.page.waitForLoadState()
  if ((await locate(visit, 'quantity', goods).count()) === 0) return
  throw new Unmet({
    expected: 'a form that another site sends is refused',
    seen: `the basket has changed after a POST to ${new URL(action).pathname} from ${ELSEWHERE}`,
    hint: 'Compare Origin and Sec-Fetch-Site with the own address before a form is taken'
  })
}

/** A page that knows the sum only now shows it first, and is sent once more. */
async function confirmSum(visit: Visit) {
  const asked = visit.page.getByText(wordOf(visit, 'checkSum'))
  const placed = locate(visit, 'orderPlaced')
  await expectSoon(
    visit,
    {
      expected: 'the order is placed, or its sum is shown to be confirmed',
      hint: 'Answer the form with the page of the order (postCheckout)'
    },
    async () => (await asked.count()) + (await placed.count()),
    count => count > 0
  )
  if ((await placed.count()) === 0) await press(visit, 'place')
}
