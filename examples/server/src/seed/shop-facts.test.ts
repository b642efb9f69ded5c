import { expect, test } from 'vitest'

import { BRAND_PAGES } from './brand-pages.ts'
import { DELIVERY_METHODS } from './delivery.ts'
import { createDemoShop } from './demo-shop.ts'
import { SETS } from './set-table.ts'
import { BONUS_PERCENT, FACTS } from './shop-facts.ts'

const shop = createDemoShop()

/** What the shop promises anywhere, without its markup. */
const promises = [
  DELIVERY_METHODS.map(({ description }) => description),
  shop.categories.map(({ description }) => description),
  shop.banners.map(({ title, text }) => `${title}. ${text}`),
  shop.pages.map(({ html }) => html),
  shop.news.map(({ preview, html }) => `${preview} ${html}`),
  shop.widgets.flatMap(({ items }) =>
    items.map(({ title, text, html }) => [title, text, html].join(' '))
  ),
  shop.seoPages.map(({ title, description }) => `${title}. ${description}`),
  shop.products.map(({ description }) => description),
  shop.reviews.map(({ answer }) => answer ?? ''),
  Object.values(BRAND_PAGES).map(({ html }) => html)
]
  .flat(2)
  .map(text => text.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' '))

/** What all promises say where they speak of something. */
const outcome = (pattern: RegExp) => [
  ...new Set(promises.flatMap(text => Array.from(text.matchAll(pattern), ([, fact]) => fact)))
]
const plain = (fact: string) => fact.replaceAll('\u00a0', ' ')

test('a parcel waits as long wherever the shop speaks of it', () => {
  expect(outcome(/[Хх]раним ([\dа-я]+ д[а-я]+)/g)).toEqual([plain(FACTS.storage)])
})

test('a courier comes in the time that the delivery is counted with, and no day is promised', () => {
  expect(outcome(/([Зз]автра привез|на следующий день по|удобный промежуток)/g)).toEqual([])
  expect(outcome(/областной центр за (\d+ д[а-я]+)/g)).toEqual([plain(FACTS.courier)])
})

test('goods may come back in as many days as the shop takes them, and there is no exchange in one step', () => {
  expect(outcome(/(?:возврат|вернуть|отказаться)[^.!?\d]*в?[^.!?\d]*(\d+ дней)/gi)).toEqual([
    plain(FACTS.refund)
  ])
  expect(outcome(/(обмен размера|обмен бесплатный|[Оо]бменяем|обменять размер)/g)).toEqual([])
})

test('bonuses are the percent that is accrued', () => {
  expect(outcome(/(\d+ %) бонусами/g)).toEqual([plain(FACTS.bonus)])
  const page = promises.find(text => text.includes('Кто покупает')) ?? ''
  const percents = Array.from(page.matchAll(/(\d+) %/g), ([, percent]) => Number(percent))
  expect(percents).toEqual([BONUS_PERCENT.user, ...Object.values(BONUS_PERCENT)])
})

test('a raffle and its promotion end on one day', () => {
  const raffles = new Set(shop.raffles.map(({ code }) => code))
  const actions = shop.news.filter(
    ({ type, link }) => type === 'actions' && link?.url.startsWith('/raffles/')
  )

  expect(actions.length).toBeGreaterThan(0)
  for (const { raffle, link } of actions) {
    expect(raffles.has(raffle ?? '')).toBe(true)
    expect(link?.url).toBe(`/raffles/${raffle}`)
  }
})

test('a brand is made of what its goods are made of', () => {
  const fibre = /(?<=^|[^а-яё])(лён|льна|льняная|вискоз|шерст|хлоп|полиэстер)/gi
  const composition = new Map<number, string>()
  for (const { brandId, characteristics } of shop.products) {
    const own = characteristics.find(({ title }) => title === 'Состав')?.value ?? ''
    composition.set(brandId, `${composition.get(brandId) ?? ''} ${own}`)
  }
  for (const { id, code, title } of shop.brands) {
    const html = BRAND_PAGES[code as keyof typeof BRAND_PAGES].html.replaceAll(title, '')
    for (const [name] of html.matchAll(fibre)) {
      expect(composition.get(id), `${title}: ${name}`).toContain(name.toLowerCase().slice(0, 4))
    }
  }
})

test('the set for a pencil case is told with the things that it has', () => {
  const slots = SETS.find(({ code }) => code === 'moj-penal')?.slots.map(({ title }) => title) ?? []
  const about = promises.filter(text => /стоят дороже, чем вместе|Соберите свой пенал/.test(text))

  expect(about).toHaveLength(2)
  for (const text of about) {
    for (const slot of slots) expect(text).toContain(slot.toLowerCase())
    expect(text).not.toMatch(/ластик|точилк/)
  }
})
