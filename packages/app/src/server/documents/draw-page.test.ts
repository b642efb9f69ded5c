import { afterEach, expect, test } from 'vitest'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'
import { drawPage } from './draw-page.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** What the document of a page carries for the browser. */
async function stateOf(path: string) {
  const storefront = await startTestStorefront()
  running.push(storefront)
  const html = await (await storefront.fetch(path)).text()
  const [, state = ''] = /id="state"[^>]*>([^<]*)</.exec(html) ?? []
  return JSON.parse(state)
}

test('a page that cannot be drawn is the error screen in the frame of the shop', async () => {
  const { payload, shop } = await stateOf('/cart')
  const logged: string[] = []
  const context = {
    visitor: { userAgent: '', consent: undefined },
    log: (_: string, text: string) => logged.push(text)
  }
  const spoilt = { ...payload, data: null, town: { title: 'Тула' } }

  const whole = { ...shop, categories: [] }
  const drawn = await Reflect.apply(drawPage, undefined, [context, spoilt, whole, () => false])

  expect(drawn.payload).toMatchObject({ status: 500, town: { title: 'Тула' } })
  expect(drawn.rendered.html).toContain('код ошибки: 500')
  expect(drawn.rendered.html).toContain('<header')
  expect(logged).toEqual(['A page failed'])
})
