import { afterEach, expect, test } from 'vitest'

import type { StubAnswer } from '../../server/testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const item = { class: '', link: null, html: '', images: [], amounts: [] }
const widget = {
  code: 'home-facts',
  kind: 'facts',
  title: 'Обещания',
  text: '',
  items: [
    { ...item, id: 1, title: '45 дней', text: 'на возврат портфеля' },
    { ...item, id: 2, title: 'Завтра', text: 'привезём к первому уроку' }
  ]
}

async function factsWith(answer: StubAnswer) {
  const storefront = await startTestStorefront({ answer })
  running.push(storefront)
  const html = await (await storefront.fetch('/')).text()
  const list = /<ul[^>]*>(<li><b>0\u00a0₽.*?)<\/ul>/.exec(html)?.[1] ?? ''
  return list
    .split('</li>')
    .map(fact =>
      fact
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    )
    .filter(Boolean)
}

test('the home page says what its editors promise, after what the shop counts itself', async () => {
  const facts = await factsWith(({ path }) =>
    path === '/widgets/v1/home-facts' ? { body: widget } : undefined
  )

  expect(facts).toEqual([
    '0 ₽ доставка от 5 000 ₽',
    '45 дней на возврат портфеля',
    'Завтра привезём к первому уроку'
  ])
})

test('a shop without such words shows its own', async () => {
  expect(await factsWith(() => undefined)).toEqual(['0 ₽ доставка от 5 000 ₽'])
})
