import { expect, test } from 'vitest'

import { innCheckDigit } from './checksums.ts'
import { createDemoShop } from './demo-shop.ts'

const shop = createDemoShop()

test('has 520 products unless asked otherwise', () => {
  expect(shop.products).toHaveLength(520)
  expect(createDemoShop({ products: 40 }).products).toHaveLength(40)
})

test('is the same shop every time', () => {
  expect(createDemoShop()).toEqual(shop)
})

test('category addresses do not repeat and none is taken by the product page', () => {
  const codes = shop.categories.map(category => category.code)

  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).not.toContain('detail')
  expect(codes.filter(code => !/^[a-z0-9-]+$/.test(code))).toEqual([])
})

test('slider links lead to categories which exist', () => {
  const codes = new Set(shop.categories.map(category => `/catalog/${category.code}`))
  const links = shop.banners.map(({ link }) => link.url).filter(url => url.startsWith('/catalog'))

  expect(links.filter(url => !codes.has(url))).toEqual([])
  expect(shop.banners.filter(({ place }) => place === 'slider')).toHaveLength(4)
})

test('a slanted line is offered only for thin notebooks', () => {
  const values = shop.filters.flatMap(filter => filter.values)
  const slanted = values.find(value => value.title === 'Косая линейка')
  const needed = values.filter(value => slanted?.dependedValues?.includes(value.id))

  expect(needed.map(value => value.title)).toEqual(['12 листов', '18 листов'])
})

test('banners of a list name categories and filter values which exist', () => {
  const byId = new Map(shop.categories.map(category => [category.id, category]))
  const pathOf = (id: number | null): string => {
    const category = byId.get(id ?? 0)
    if (category === undefined) return ''
    return [pathOf(category.parentId), category.code].filter(part => part !== '').join('/')
  }
  const paths = new Set(shop.categories.map(({ id }) => pathOf(id)))
  const values = new Set(
    shop.filters.flatMap(filter => filter.values.map(({ code }) => `${filter.code}:${code}`))
  )

  const wrong = shop.banners.filter(
    ({ category, values: named = [] }) =>
      (category !== undefined && !paths.has(category)) || named.some(name => !values.has(name))
  )

  expect(wrong).toEqual([])
})

test('links to articles, brands and pages lead to ones which exist', () => {
  const known = new Set([
    ...shop.news.map(({ code }) => `/blog/detail/${code}`),
    ...shop.brands.map(({ code }) => `/brands/${code}`),
    ...shop.pages.map(({ code }) => `/pages/${code}`)
  ])
  const links = [
    ...shop.banners.map(({ link }) => link.url),
    ...shop.news.flatMap(({ link }) => link?.url ?? []),
    ...shop.widgets.flatMap(({ items }) => items.flatMap(({ link }) => link?.url ?? []))
  ].filter(url => /^\/(blog|brands|pages)\//.test(url))

  expect(links.length).toBeGreaterThan(4)
  expect(links.filter(url => !known.has(url))).toEqual([])
})

test('tells enough: articles, promotions, brands, shops in ten cities, dealers', () => {
  const count = (type: string) => shop.news.filter(item => item.type === type).length

  expect(count('articles') + count('news')).toBeGreaterThanOrEqual(12)
  expect(count('actions')).toBeGreaterThanOrEqual(6)
  expect(shop.brands.length).toBeGreaterThanOrEqual(10)
  expect(
    new Set(shop.shopPoints.filter(({ type }) => type === 'shop').map(({ cityId }) => cityId)).size
  ).toBeGreaterThanOrEqual(10)
  expect(shop.shopPoints.filter(({ type }) => type === 'dealer')).toHaveLength(6)
  expect(new Set(shop.news.map(({ code }) => code)).size).toBe(shop.news.length)
})

test('promotions name promo codes and collections which exist', () => {
  const promoCodes = new Set(shop.promoCodes.map(({ code }) => code))
  const collections = new Set(shop.collections.map(({ code }) => code))

  expect(shop.news.filter(({ promoCode }) => promoCode && !promoCodes.has(promoCode))).toEqual([])
  expect(shop.news.filter(({ collection }) => collection && !collections.has(collection))).toEqual(
    []
  )
})

test('shops stand in their cities and have the phone that is nobody’s', () => {
  const far = shop.shopPoints.filter(point => {
    const city = shop.cities.find(({ id }) => id === point.cityId)
    const [latitude = 0, longitude = 0] = city?.coordinates ?? []
    return Math.hypot(latitude - point.coordinates[0], longitude - point.coordinates[1]) > 0.1
  })

  expect(far).toEqual([])
  expect(new Set(shop.shopPoints.map(({ phone }) => phone))).toEqual(new Set(['8 800 000-00-00']))
})

test('every shelf of the home page has goods to show', () => {
  const sizes = shop.collections.map(({ code, productIds }) => [code, productIds.length >= 8])

  expect(sizes).toEqual([
    ['bestsellers', true],
    ['new-arrivals', true],
    ['sale', true],
    ['first-grader', true]
  ])
})

test('every INN has the right check digit', () => {
  const wrong = shop.organizations.filter(
    ({ inn }) => inn.slice(0, 9) + innCheckDigit(inn.slice(0, 9)) !== inn
  )

  expect(wrong).toEqual([])
  expect(shop.organizations).toHaveLength(40)
})

test('cities lie in Russia and have ids of their own', () => {
  const outside = shop.cities.filter(
    ({ coordinates: [latitude, longitude] }) =>
      latitude < 41 || latitude > 70 || longitude < 20 || longitude > 180
  )

  expect(outside).toEqual([])
  expect(shop.cities.length).toBeGreaterThanOrEqual(150)
  expect(new Set(shop.cities.map(city => city.title)).size).toBe(shop.cities.length)
  expect(new Set(shop.cities.map(city => city.kladrId)).size).toBe(shop.cities.length)
  expect(shop.cities.filter(({ kladrId }) => !/^\d{13}$/.test(kladrId))).toEqual([])
})

test('twelve cities have delivery points near their centres', () => {
  const far = shop.deliveryPoints.filter(point => {
    const city = shop.cities.find(({ id }) => id === point.cityId)
    const [latitude = 0, longitude = 0] = city?.coordinates ?? []
    const [pointLatitude, pointLongitude] = point.coordinates
    return Math.hypot(latitude - pointLatitude, longitude - pointLongitude) > 0.05
  })

  expect(far).toEqual([])
  expect(new Set(shop.deliveryPoints.map(point => point.cityId)).size).toBe(12)
})

test('one delivery method and one payment method are the usual ones', () => {
  expect(shop.deliveryMethods.filter(method => method.isDefault)).toHaveLength(1)
  expect(shop.paymentMethods.filter(method => method.isDefault)).toHaveLength(1)
})

test('orders name accounts, goods and places that exist, and walk to their status', () => {
  const barcodes = new Map(
    shop.products.map(({ code, groups }) => [code, groups.map(group => group.barcode)])
  )
  const emails = new Set(shop.accounts.map(account => account.email))
  const places = new Set([...shop.deliveryPoints, ...shop.stores].map(point => point.code))

  for (const order of shop.orders) {
    expect(emails).toContain(order.email)
    expect(order.history.at(-1)?.status).toBe(order.status)
    if (order.pointCode) expect(places).toContain(order.pointCode)
    else expect(order.address).not.toBe(undefined)
    for (const item of order.items) expect(barcodes.get(item.productCode)).toContain(item.barcode)
  }
  expect(new Set(shop.orders.map(order => order.status)).size).toBe(7)
})

test('the school that signs in is a school, the dealer a company', () => {
  const titleOf = (name: string) => {
    const account = shop.accounts.find(({ email }) => email.startsWith(name))
    return shop.organizations.find(({ id }) => id === account?.organizationId)?.title
  }

  expect(titleOf('school@')).toContain('школа')
  expect(titleOf('dealer@')).toMatch(/^ООО/)
})
