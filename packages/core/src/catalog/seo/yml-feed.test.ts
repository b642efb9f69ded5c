import { expect, test } from 'vitest'

import type { ProductCard } from '../../entities/product.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import { ymlFeed } from './yml-feed.ts'

const shop = {
  title: 'Пенал',
  origin: 'https://penal.example',
  priceRole: 'guest_opt',
  now: Date.parse('2026-11-22T09:00:00Z')
}
const categories = [
  { id: 1, parentId: null, title: 'Школьная форма' },
  { id: 2, parentId: 1, title: 'Сарафаны & платья <новые>' }
]
const products = [
  demoProduct({
    id: 7,
    title: 'Сарафан «Линейка» & "пояс"',
    oldPrice: 900,
    groups: [demoGroup({ id: 11, remnants: 8 }), demoGroup({ id: 12, remnants: 0, size: null })]
  }),
  demoProduct({ id: 8, partner: null, groups: [demoGroup({ id: 21, color: null })] })
]

/** The whole feed, of products that come one by one. */
async function feedOf(all: readonly ProductCard[]): Promise<string> {
  async function* oneByOne() {
    for (const product of all) yield [product]
  }
  let text = ''
  for await (const piece of ymlFeed(shop, categories, oneByOne())) text += piece
  return text
}

const unescaped = (text = '') =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The feed as somebody else reads it. */
function read(xml: string) {
  const textOf = (part: string, name: string) =>
    unescaped(new RegExp(`<${name}>([^<]*)</${name}>`).exec(part)?.[1])
  const offers = [
    ...xml.matchAll(/<offer id="(\d+)" group_id="(\d+)" available="(\w+)">(.*?)<\/offer>/g)
  ]
  return {
    categories: [...xml.matchAll(/<category id="(\d+)"[^>]*>([^<]*)<\/category>/g)].map(
      ([, id, title]) => [Number(id), unescaped(title)]
    ),
    offers: offers.map(([, group, product, available, part = '']) => ({
      ...{ group: Number(group), product: Number(product), inStock: available === 'true' },
      ...{ title: textOf(part, 'name'), price: Number(textOf(part, 'price')) }
    }))
  }
}

test('read back, the feed is the catalogue', async () => {
  const feed = read(await feedOf(products))

  expect(feed.categories).toEqual(categories.map(({ id, title }) => [id, title]))
  expect(feed.offers).toEqual(
    products.flatMap(({ id, title, groups }) =>
      groups.map(group => ({
        ...{ group: group.id, product: id, inStock: group.remnants > 0 },
        ...{ title, price: 450 }
      }))
    )
  )
})

test('an offer names its page, its old price and what it is', async () => {
  const xml = await feedOf(products)

  expect(xml).toContain('<yml_catalog date="2026-11-22T09:00:00+00:00">')
  expect(xml).toMatch(/<url>https:\/\/penal\.example\/catalog\/.+\?group=11<\/url>/)
  expect(xml).toContain('<oldprice>900</oldprice><currencyId>RUR</currencyId>')
  expect(xml).toContain('<param name="Цвет">синий</param><param name="Размер">122-60</param>')
  expect(xml).toContain('<vendorCode>')
})

test.each([
  ['that name their colour', { color: 'red' }, { color: 'blue' }, ['red', 'blue', 'blue']],
  ['in the order of the colours', {}, {}, ['blue', 'red', 'red']]
])('each colour has its own picture, of pictures %s', async (_, first, second, expected) => {
  const blue = { code: 'blue', title: 'синий', hex: '#1f3a8a' }
  const red = { code: 'red', title: 'красный', hex: '#d5303e' }
  const named = 'color' in first
  const product = demoProduct({
    images: [
      { fileId: named ? 'red' : 'blue', alt: '', ...first },
      { fileId: named ? 'blue' : 'red', alt: '', ...second }
    ],
    groups: named
      ? [red, blue, blue].map((color, id) => demoGroup({ id, color }))
      : [blue, red, red].map((color, id) => demoGroup({ id, color }))
  })

  const xml = await feedOf([product])

  const pictures = [...xml.matchAll(/<picture>[^<]*\/(red|blue)[^<]*<\/picture>/g)]
  expect(pictures.map(([, fileId]) => fileId)).toEqual(expected)
})

test('a thing without a colour, and one without pictures of its own, say what there is', async () => {
  const plain = demoProduct({
    images: [{ fileId: 'only', alt: '' }],
    groups: [demoGroup({ id: 1, color: null }), demoGroup({ id: 2 })]
  })
  const bare = demoProduct({ images: [], groups: [demoGroup({ id: 3 })] })

  expect((await feedOf([plain])).match(/\/only/g)).toHaveLength(2)
  expect(await feedOf([bare])).not.toContain('<picture>')
})
