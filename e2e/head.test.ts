import { expect, inject, test } from 'vitest'

const open = (path: string) => fetch(inject('shopUrl') + path)

test('a page shared in a social network has a picture of 1200 × 630', async () => {
  const html = await (await open('/')).text()
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''

  const picture = await fetch(address)
  const bytes = Buffer.from(await picture.arrayBuffer())

  expect(picture.headers.get('content-type')).toBe('image/png')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test.each([
  ['/', '/'],
  ['/catalog/shkolnaya-forma?page=2', '/catalog/shkolnaya-forma?page=2'],
  ['/about?utm_source=mail', '/about']
])('the page %s names %s as its true address', async (path, canonical) => {
  const html = await (await open(path)).text()

  expect(html).toContain(`<link rel="canonical" href="${inject('shopUrl')}${canonical}">`)
})

test.each([
  ['/', true],
  ['/catalog/shkolnaya-forma', true],
  ['/cart', false],
  ['/user/signin', false],
  ['/search?q=рюкзак', false]
])('whether search engines may keep %s: %s', async (path, isKept) => {
  const html = await (await open(path)).text()

  expect(!/<meta name="robots" content="noindex/.test(html)).toBe(isKept)
})
