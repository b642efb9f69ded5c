import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { sidewaysScroll } from './support/axe.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, type Goods, isSimple } from './support/goods.ts'
import { becomeMember, DEALER, main, signUp, signUpSchool } from './support/member.ts'
import { SCREENS_IN_TURN } from './support/screens.ts'
import { callApi, signIn, type Tokens } from './support/visitor.ts'

const open = useBrowser()

let goods: Goods

beforeAll(async () => {
  goods = await findGoods(isSimple)
})

interface Role {
  readonly priceRole: string
  readonly arrive: () => Promise<Tokens | undefined>
  readonly terms: string
  readonly isWholesale: boolean
}

const roles: Readonly<Record<string, Role>> = {
  guest: {
    ...{ priceRole: 'guest_opt', arrive: async () => undefined, isWholesale: false },
    terms: 'Сейчас вы видите розничные цены'
  },
  user: {
    ...{ priceRole: 'user', arrive: async () => (await signUp()).tokens, isWholesale: false },
    terms: 'Сейчас вы видите цены частного покупателя'
  },
  org_user: {
    ...{ priceRole: 'org', arrive: async () => (await signUpSchool()).tokens, isWholesale: true },
    terms: 'Оптовые цены организации'
  },
  dealer: {
    ...{ priceRole: 'dealer', arrive: () => signIn(DEALER), isWholesale: true },
    terms: 'Цены дилера'
  }
}

const seen = Object.entries(roles).flatMap(([name, role]) =>
  SCREENS_IN_TURN.map(([screen, viewport]) => [name, screen, { ...role, viewport }] as const)
)

test.each(seen)(
  'as a %s on %s one meets the own price and terms wherever one looks',
  async (_name, _screen, { arrive, priceRole, terms, isWholesale, viewport }) => {
    const tokens = await arrive()
    const { page, faults } = await open({ viewport })
    if (tokens) await becomeMember(page, tokens)
    const price = await priceFor(priceRole, tokens)

    await visit(page, goods.href)
    expect(await main(page)).toMatch(new RegExp(`${spaced(price)} ₽`))
    await visit(page, '/wholesale')

    const shown = await main(page)
    expect(shown).toContain(terms)
    expect(shown.includes('По счёту (только для организаций)')).toBe(!isWholesale)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await listedPrice(page)).toBe(price)
    expect(faults).toEqual([])
  }
)

/** Rubles of the goods as the backend names them for a price role. */
async function priceFor(priceRole: string, tokens: Tokens | undefined): Promise<number> {
  const headers = tokens ? { authorization: `Bearer ${tokens.token}` } : {}
  const body = { search: goods.vendorCode, facets: false }
  const { json } = await callApi('POST', '/catalog/v1/products', { body, headers })
  const cards: readonly { id: number; cardPrices: { priceRole: string; price: number }[] }[] =
    json.data
  const card = cards.find(({ id }) => id === goods.id)
  const found = card?.cardPrices.find(each => each.priceRole === priceRole)
  if (found === undefined) throw new Error(`Nothing costs anything for ${priceRole}`)
  return found.price
}

/** «2 931» and «2931» alike. */
const spaced = (rubles: number) => String(rubles).split('').join('\\s?')

/** Rubles of the goods in the price list that this page downloads. */
async function listedPrice(page: Page): Promise<number> {
  const csv = await (await page.request.get('/price-list.csv')).text()
  const row = csv.split('\r\n').find(line => line.includes(`${goods.vendorCode};`)) ?? ''
  return Number(row.split(';')[4]?.replace(',', '.'))
}
