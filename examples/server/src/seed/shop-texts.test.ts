import { expect, test } from 'vitest'

import { BRAND_PAGES } from './brand-pages.ts'
import { createDemoShop } from './demo-shop.ts'

const shop = createDemoShop()

/** Every text a shopper may read; addresses, codes and letters of sizes are not texts. */
function shopperTexts(): readonly string[] {
  const texts = [
    shop.categories.map(({ title, description }) => [title, description]),
    shop.brands.map(({ title, description }) => [title, description]),
    shop.filters.filter(({ code }) => code !== 'letter').map(filter => filter.title),
    shop.products.map(product => [
      product.title,
      product.description,
      product.lead,
      product.vendorCode,
      product.characteristics.map(({ title, value }) => [title, value]),
      product.pictures.map(picture => picture.alt)
    ]),
    shop.banners.map(({ title, text, link }) => [title, text, link.text]),
    shop.pages.map(({ title, html }) => [title, html]),
    shop.news.map(({ title, preview, html, tags }) => [title, preview, html, tags]),
    shop.widgets.map(({ title, text, items }) => [
      [title, text],
      items.map(item => [item.title, item.text, item.html ?? '', item.link?.text ?? ''])
    ]),
    shop.seoPages.map(({ title, description, keywords }) => [title, description, keywords]),
    shop.shopPoints.map(({ title, address, note, hours, services }) => [
      [title, address, note, hours],
      services
    ]),
    shop.sizeTables.map(({ title, note, columns }) => [title, note, columns]),
    Object.values(BRAND_PAGES).map(({ html }) => html),
    shop.reviews.map(({ author, text, answer }) => [author, text, answer ?? '']),
    shop.cities.map(({ title, region }) => [title, region]),
    shop.deliveryPoints.map(({ title, address, hours }) => [title, address, hours]),
    shop.organizations.map(({ title, address }) => [title, address])
  ]
  return texts.flat(Number.POSITIVE_INFINITY).map(String)
}

const withoutMarkup = (text: string) =>
  text.replace(/<[^>]*>/g, ' ').replace(/\b[\w.]+@(?:example\.(ru|org)|penal\.example)\b/g, '')

test('no text has a doubled space, an empty quote or a stray comma', () => {
  const spoiled = shopperTexts().filter(text => / {2}|«»| ,|,,|undefined|^\s|\s$/.test(text))

  expect(spoiled).toEqual([])
})

test('a sum of rubles in a text of the shop stays on one line', () => {
  const broken = shopperTexts().filter(text => /\d (₽|\d{3}(?!\d)[ \u00a0]₽)/.test(text))

  expect(broken).toEqual([])
})

test('no latin word is left in the texts', () => {
  const foreign = shopperTexts()
    .map(withoutMarkup)
    .filter(text => /[a-z]{2,}/i.test(text.replaceAll(/cookie|X+L\b/g, '')))

  expect(foreign).toEqual([])
})

test('no latin letter hides among the Russian ones', () => {
  const mixed = shopperTexts()
    .map(withoutMarkup)
    .filter(text => /[а-яё][a-z]|[a-z][а-яё]/i.test(text))

  expect(mixed).toEqual([])
})

test('contacts are invented ones, and the shop has one mail domain', () => {
  const texts = shopperTexts().join('\n')
  const mails = texts.match(/[\w.]+@[\w.]+\w/g) ?? []

  expect(mails.filter(mail => !/@penal\.example$/.test(mail))).toEqual([])
  expect(shop.accounts.filter(({ email }) => !email.endsWith('@example.ru'))).toEqual([])
  expect(shop.accounts.filter(({ phone }) => !phone.startsWith('+7 000 '))).toEqual([])
})
