import type { Locator } from 'playwright-core'

import { collectionAddresses, type Goods, plentiful } from './goods.ts'
import { buyerMessages } from './names.messages.ts'
import type { ControlName } from './names.ts'
import { needPaid } from './purchase.ts'
import {
  expectSoon,
  find,
  goTo,
  needFaultless,
  pathOf,
  settled,
  spoken,
  type Visit
} from './screen.ts'
import { Unmet } from './unmet.ts'
import { EMAIL, needQuantity, sumToPay } from './walk.ts'

const STEPS_MAX = 300
/** Around an element its outline is seen as well, in px. */
const AROUND = 8

/** A guest orders and pays by keys alone, and sees at each press where the focus is. */
export async function keyboardPurchase(visit: Visit): Promise<void> {
  const goods = await plentiful(visit.front)
  await goTo(visit, '/')
  await buyByKeys(visit, goods)
  await pressAt(visit, 'basketLink')
  await arrive(visit, 'basketHeading')
  await needQuantity(visit, goods, 1)
  await pressAt(visit, 'toCheckout')
  await arrive(visit, 'checkoutHeading')
  await fillByKeys(visit)
  const sum = await sumToPay(visit)
  await pressAt(visit, 'place')
  await find(visit, 'payAtBank')
  await tabTo(visit, 'payAtBank')
  await visit.page.keyboard.press('Enter')
  await needPaid(visit, sum)
  needFaultless(visit)
}

async function buyByKeys(visit: Visit, goods: Goods) {
  const { keyboard } = visit.page
  await tabTo(visit, 'search')
  await keyboard.type(goods.title)
  await keyboard.press('Enter')
  await expectSoon(
    visit,
    {
      expected: 'Enter in the search leads to another address',
      hint: 'The field of the search belongs to a form, or Enter in it opens the list'
    },
    async () => pathOf(visit),
    path => path !== '/'
  )
  await settled(visit)
  await pressAt(visit, 'product', goods)
  await find(visit, 'buy', goods)
  await arrive(visit)
  await pressAt(visit, 'buy', goods)
  await settled(visit)
  if (!movesFocus(visit)) return
  const { name } = visit.front.names.quantity
  const wanted = name.replace('{title}', goods.title)
  await expectSoon(
    visit,
    {
      expected: `after buying the focus stands in «${wanted}»`,
      hint: 'The button has gone: put the focus where the quantity is, or whoever uses keys begins anew'
    },
    () => visit.page.evaluate(groupOfFocus),
    group => group.startsWith(wanted.slice(0, wanted.indexOf(':')))
  )
}

const movesFocus = ({ front }: Visit) => front.without['focus-moves'] === undefined

/** Runs in the page. */
function groupOfFocus() {
  const focused = document.activeElement
  const group = focused?.closest('[role=group]') ?? focused
  return group?.getAttribute('aria-label') ?? ''
}

async function fillByKeys(visit: Visit) {
  const { keyboard } = visit.page
  for (const [name, text] of [
    ['fio', buyerMessages.fio],
    ['phone', buyerMessages.phone],
    ['email', EMAIL]
  ] as const) {
    await tabTo(visit, name)
    await keyboard.type(text)
  }
  await tabTo(visit, 'point', { address: await collectionAddresses(visit.front) })
  await keyboard.press('Space')
  await tabTo(visit, 'consent')
  await keyboard.press('Space')
}

/** On a new page the focus stands on its heading, and its title or its heading is read out. */
async function arrive(visit: Visit, heading?: ControlName) {
  if (heading) await find(visit, heading)
  await settled(visit)
  if (!movesFocus(visit)) return
  await expectSoon(
    visit,
    {
      expected: `the focus on the heading of ${pathOf(visit)}, and its title in a live region`,
      hint: 'After a move without a load: focus the h1 (tabindex="-1") and write the title into role="status"'
    },
    () => visit.page.evaluate(stateOfMove),
    state => state === 'ready'
  )
}

/** Runs in the page. A document that was loaded anew is read out by itself. */
function stateOfMove() {
  const { activeElement, title } = document
  if (!Reflect.has(window, 'isSameDocument')) return 'ready'
  // A router that says the title itself has it in a shadow, out of reach of the page's styles.
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const live = [document, ...shadows].flatMap(root => [
    ...root.querySelectorAll('[aria-live], [role=status]')
  ])
  const names = [title, activeElement?.textContent || title]
  const isSaid = live.some(({ textContent }) => names.some(name => textContent?.includes(name)))
  if (activeElement?.localName !== 'h1') return `the focus is on ${activeElement?.localName}`
  return isSaid ? 'ready' : `no live region says «${title}»`
}

type Blanks = Parameters<typeof find>[2]

/** Walks by Tab until the focus stands on a control. */
async function tabTo(visit: Visit, name: ControlName, blanks?: Blanks): Promise<Locator> {
  const target = await find(visit, name, blanks)
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (await isFocused(target)) return target
    await visit.page.keyboard.press('Tab')
  }
  throw new Unmet({
    expected: `Tab reaches ${spoken(visit.front.names[name], blanks)} on ${pathOf(visit)}`,
    seen: `${STEPS_MAX} presses, and the focus on other things`,
    hint: 'Use a, button, input; no tabindex="-1", and nothing that takes Tab for itself'
  })
}

const isFocused = (target: Locator) =>
  target.evaluate(element => element === document.activeElement)

/** Walks to a control, looks at its focus, and presses it. */
async function pressAt(visit: Visit, name: ControlName, blanks?: Blanks) {
  const target = await tabTo(visit, name, blanks)
  await needSeen(visit, spoken(visit.front.names[name], blanks), target)
  await visit.page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await visit.page.keyboard.press('Enter')
}

/** A control with the focus looks otherwise than without it. */
async function needSeen(visit: Visit, called: string, target: Locator) {
  const { page } = visit
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) return
  const clip = {
    x: Math.max(0, box.x - AROUND),
    y: Math.max(0, box.y - AROUND),
    width: box.width + 2 * AROUND,
    height: box.height + 2 * AROUND
  }
  const look = () => page.screenshot({ clip, animations: 'disabled' })
  const focused = await look()
  await target.evaluate(element => element.blur())
  const plain = await look()
  await target.focus()
  if (!focused.equals(plain)) return
  throw new Unmet({
    expected: `the focus is seen on ${called} of ${pathOf(visit)}`,
    seen: 'it looks the same with the focus and without',
    hint: 'Leave the outline of :focus-visible, or draw another sign of it'
  })
}
