import type { Locator, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { undecided, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { becomeMember, button, field, signUp } from './support/member.ts'
import { openShop, type ShopProcess } from './support/shop-process.ts'
import { textOf } from './support/text.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'

const open = useBrowser()

/** In place of the map service's script: it draws a word, and remembers what it was told to draw. */
const SERVICE = `{
  const query = new URL(document.currentScript.src).searchParams
  const drawn = window.drawn = { markers: [], presses: [] }
  const events = { add() {}, remove() {} }
  const facts = { options: { set() {} }, properties: { set() {} }, events }
  class Map {
    constructor(place, state) {
      drawn.state = state
      Object.assign(this, facts)
      this.word = document.createElement('p')
      this.word.textContent = 'Карта службы'
      place.append(this.word)
      this.geoObjects = { add: ({ words }) => drawn.markers.push(words), remove() {} }
    }
    destroy() { this.word.remove() }
  }
  class Placemark {
    constructor(place, words) {
      const add = (name, press) => name === 'click' && drawn.presses.push(press)
      Object.assign(this, facts, { words: { ...words, place }, events: { add, remove() {} } })
    }
  }
  const parts = { Map, Placemark }
  const service = {
    modules: { require: name => ({ done: tell => tell([parts[name] ?? {}]) }) }
  }
  service.ready = tell => tell(service)
  window[query.get('onload')](service)
}`

let shop: ShopProcess | undefined

afterAll(async () => {
  await shop?.close()
  await shop?.removeData()
})

/** A shop with maps, in a browser that has not been asked for anything, and what the service is asked. */
async function openWithMaps() {
  shop ??= await openShop({ env: { MAPS_KEY: 'key-of-maps' } })
  const { url, apiUrl } = shop
  const { page, faults } = await open({ baseURL: url, storageState: undecided })
  const asked: URL[] = []
  const line = { isBlocked: false }
  await page.route(/api-maps/, route => {
    asked.push(new URL(route.request().url()))
    if (line.isBlocked) return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: SERVICE })
  })
  return { page, faults, asked, line, url, apiUrl }
}

const drawnIn = (page: Page) => page.evaluate(() => Reflect.get(window, 'drawn'))

/** The map stands before its markers are put on it. */
const expectMarkers = async (page: Page, places: Locator) =>
  expect.poll(async () => (await drawnIn(page)).markers).toHaveLength(await places.count())

deepTest(
  'the map of shops asks nobody before the consent, and the list stands without it',
  async () => {
    const { page, faults, asked, line } = await openWithMaps()
    const map = page.getByRole('region', { name: 'Магазины и дилеры на карте' })

    await visit(page, '/shops')
    expect(asked).toEqual([])
    await map.getByRole('button', { name: 'Показать карту' }).click()
    await map.getByText('Карта службы').waitFor()
    const [address] = asked
    expect(address?.pathname).toBe('/2.1/')
    expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
      ...{ lang: 'ru_RU', coordorder: 'latlong', mode: 'release', apikey: 'key-of-maps' }
    })
    const { state } = await drawnIn(page)
    expect(state).toMatchObject({ zoom: 10, controls: ['zoomControl'] })
    await expectMarkers(page, page.locator('#main article'))
    expect(faults).toEqual([])

    line.isBlocked = true
    await visit(page, '/shops')
    await map.getByText('Карта не загрузилась. Все адреса есть в списке.').waitFor()
    expect(await page.locator('#main article').count()).toBeGreaterThan(0)
    line.isBlocked = false
    await map.getByRole('button', { name: 'Попробовать ещё раз' }).click()
    await map.getByText('Карта службы').waitFor()

    await visit(page, '/contacts')
    const ofShops = page.getByRole('region', { name: 'Магазины на карте' })
    await ofShops.scrollIntoViewIfNeeded()
    await ofShops.getByText('Карта службы').waitFor()
    await expectMarkers(page, page.locator('#main article'))
  }
)

deepTest(
  'points of the checkout stand on a map after the consent, and a press on one chooses it',
  async () => {
    const { page, faults, asked, apiUrl } = await openWithMaps()
    const cartToken = await fillBasket(groupOf(await findGoods(isSimple, apiUrl)), 1, { apiUrl })
    await setCookies(page.context(), { [CART_COOKIE]: cartToken })
    const points = page.getByRole('radiogroup', { name: 'Пункт выдачи' }).getByRole('radio')

    await visit(page, '/checkout')
    await page.getByLabel('ФИО').fill('Соколова Анна')
    expect(asked).toEqual([])
    await page.locator('#main').getByRole('button', { name: 'Показать карту' }).click()
    await page.getByText('Карта службы').waitFor()
    expect(await page.getByText(/^Исправьте/).count()).toBe(0)

    await expectMarkers(page, points)
    await page.evaluate(() => Reflect.get(window, 'drawn').presses[1]())
    await expect.poll(() => points.nth(1).isChecked()).toBe(true)
    expect(await page.getByLabel('ФИО').inputValue()).toBe('Соколова Анна')

    await page.getByRole('button', { name: 'Другой город' }).click()
    await page.locator('[name=pointCity]').fill('Новосибирск')
    await page.getByRole('option', { name: 'Новосибирск' }).first().click()
    await expect.poll(() => textOf(page.locator('#main .point').first())).toContain('Новосибирск')
    await expect
      .poll(async () => (await drawnIn(page)).markers[0].balloonContentBody)
      .toContain('Новосибирск')
    expect(faults).toEqual([])
  }
)

deepTest(
  'a member sees saved addresses on a map, and a pressed one marked in the list',
  async () => {
    const { page, faults, url, apiUrl } = await openWithMaps()
    await becomeMember(page, (await signUp(apiUrl)).tokens, url)
    const map = page.getByRole('region', { name: 'Ваши адреса на карте' })
    await visit(page, '/user/profile/addresses?edit=new')
    await field(page, 'city').fill('Казан')
    await page.getByRole('option', { name: /Казань/ }).click()
    await field(page, 'street').fill('Садовая 7')
    await page.getByRole('option', { name: /Садовая/ }).click()
    await field(page, 'flat').fill('5')
    await field(page, 'title').fill('Дом <b>')
    expect(await map.count()).toBe(0)
    await button(page, 'Сохранить адрес').click()
    await page.getByRole('button', { name: 'Удалить: Дом <b>' }).waitFor()

    await map.getByRole('button', { name: 'Показать карту' }).click()
    await map.getByText('Карта службы').waitFor()
    await expect
      .poll(async () => (await drawnIn(page)).markers)
      .toMatchObject([
        {
          hintContent: 'Дом &lt;b&gt;',
          balloonContentBody: expect.stringMatching(/Казань, ул\. Садовая, д\. 7$/),
          place: [55.7963, 49.1088]
        }
      ])
    expect(await page.locator('li:target').count()).toBe(0)

    await page.evaluate(() => Reflect.get(window, 'drawn').presses[0]())

    await page.locator('li:target', { hasText: 'кв. 5' }).waitFor()
    expect(faults).toEqual([])
  }
)
