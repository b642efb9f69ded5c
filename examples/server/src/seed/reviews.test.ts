import { expect, test } from 'vitest'

import { createDemoShop } from './demo-shop.ts'
import { PRODUCT_TYPES } from './product-types.ts'
import { reviewWords } from './review-words.ts'

const shop = createDemoShop()
const texts = shop.products.flatMap(({ reviews }) => reviews.map(({ text }) => text))

test('the rating and the number of a product’s reviews are those of its reviews', () => {
  for (const { rating, reviewsCount, reviews } of shop.products) {
    const mean = reviews.reduce((sum, { rate }) => sum + rate, 0) / Math.max(1, reviews.length)

    expect(reviewsCount).toBe(reviews.length)
    expect(rating).toBeCloseTo(mean, 1)
  }
})

test('many products have reviews, many of them photos, some an answer of the shop', () => {
  const reviews = shop.products.flatMap(product => product.reviews)

  expect(shop.products.filter(product => product.reviews.length > 0).length).toBeGreaterThan(350)
  expect(reviews.length).toBeGreaterThan(1000)
  expect(reviews.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(250)
  expect(reviews.filter(({ answer }) => answer !== undefined).length).toBeGreaterThan(20)
})

test('every type of goods has words for good and bad, and none of them twice', () => {
  const lines = PRODUCT_TYPES.flatMap(({ code }) => Object.values(reviewWords(code)).flat())

  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  expect(lines.filter(line => !/^[А-ЯЁ].*[.!»]$/.test(line))).toEqual([])
})

test('no two reviews of a product say the same or have the same author', () => {
  for (const { reviews } of shop.products) {
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(reviews.length)
    expect(new Set(reviews.map(({ author }) => author)).size).toBe(reviews.length)
  }
})

test('nobody reviews a product before it is sold, or a size it does not have', () => {
  for (const { createdAt, groups, reviews } of shop.products) {
    const sizes = new Set(groups.map(({ size }) => size?.title ?? ''))
    for (const review of reviews) {
      expect(review.createdAt > createdAt).toBe(true)
      expect(sizes).toContain(review.size)
    }
  }
})

test('reviews are Russian words without contacts, latin letters or doubled spaces', () => {
  const raffles = shop.raffles.flatMap(({ title, lead, html, conditions, prizes }) => [
    title,
    lead,
    html.replaceAll(/<[^>]*>/g, ''),
    ...conditions,
    ...prizes.map(prize => prize.title)
  ])

  const spoiled = [...texts, ...raffles].filter(text => /[a-z]| {2}|«»| ,|undefined|@/i.test(text))

  expect(spoiled).toEqual([])
})

test('there are raffles to come, to join, to wait for and to check', () => {
  const states = shop.raffles.map(({ startsInDays, endsInDays, isDrawn = false }) => [
    startsInDays > 0,
    endsInDays > 0,
    isDrawn
  ])

  expect(states).toContainEqual([true, true, false])
  expect(states).toContainEqual([false, true, false])
  expect(states).toContainEqual([false, false, false])
  expect(states).toContainEqual([false, false, true])
})
