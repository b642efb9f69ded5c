import { expect, onTestFinished } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { undecided, useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { openShop } from './support/shop-process.ts'

const open = useBrowser()

/** In place of the map service's script: it draws a word, and remembers what it was told to draw. */
const SERVICE = `{
  const query = new URL(document.currentScript.src).searchParams
  const drawn = window.drawn = { markers: [] }
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
  class Placemark { constructor(place, words) { Object.assign(this, facts, { words }) } }
  const parts = { Map, Placemark }
  const service = {
    modules: { require: name => ({ done: tell => tell([parts[name] ?? {}]) }) }
  }
  service.ready = tell => tell(service)
  window[query.get('onload')](service)
}`

deepTest(
  'the map of shops asks nobody before the consent, and the list stands without it',
  async () => {
    const shop = await openShop({ env: { MAPS_KEY: 'key-of-maps' } })
    onTestFinished(async () => {
      await shop.close()
      await shop.removeData()
    })
    const { page, faults } = await open({ baseURL: shop.url, storageState: undecided })
    const asked: URL[] = []
    let isBlocked = false
    await page.route(/api-maps/, route => {
      asked.push(new URL(route.request().url()))
      if (isBlocked) return route.abort()
      return route.fulfill({ contentType: 'text/javascript', body: SERVICE })
    })
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
    const drawn = await page.evaluate(() => Reflect.get(window, 'drawn'))
    expect(drawn.state).toMatchObject({ zoom: 10, controls: ['zoomControl'] })
    expect(drawn.markers).toHaveLength(await page.locator('#main article').count())
    expect(faults).toEqual([])

    isBlocked = true
    await visit(page, '/shops')
    await map.getByText('Карта не загрузилась. Все адреса есть в списке.').waitFor()
    expect(await page.locator('#main article').count()).toBeGreaterThan(0)
    isBlocked = false
    await map.getByRole('button', { name: 'Попробовать ещё раз' }).click()
    await map.getByText('Карта службы').waitFor()

    await visit(page, '/contacts')
    const ofShops = page.getByRole('region', { name: 'Магазины на карте' })
    await ofShops.scrollIntoViewIfNeeded()
    await ofShops.getByText('Карта службы').waitFor()
    const marked = await page.evaluate(() => Reflect.get(window, 'drawn').markers.length)
    expect(marked).toBe(await page.locator('#main article').count())
  }
)
