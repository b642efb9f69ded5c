import { expect, test } from 'vitest'
import { cardView } from '../../catalog/product/card.view.ts'
import { guestSession } from '../../session/session.ts'
import { demoProduct } from '../../testing/fixtures.ts'
import { priceRules } from '../../values/price/price-rules.ts'
import { shelfView } from './shelf.view.ts'
import { watchedCardsSubject, watchedSubject } from './watched.ts'

const rules = priceRules(guestSession(), { allowForeignCurrencies: false })
const watched = watchedSubject.start({ ids: [9, 8, 3], isRead: true })
const read = watchedCardsSubject.start({
  query: [9, 8, 3],
  value: [3, 8].map(id => cardView(demoProduct({ id }), rules))
})

const shown = (...args: Parameters<typeof shelfView>) => {
  const { cards, awaited } = shelfView(...args)
  return { cards: cards.map(({ id }) => id), awaited }
}

test('under a product stands what was watched before it, elsewhere all of it', () => {
  expect(shown(watched, read, 9)).toEqual({ cards: [8, 3], awaited: [] })
  expect(shown(watched, read, undefined)).toEqual({ cards: [8, 3], awaited: [9] })
})

test('cards that are not read yet have their places, once the device was heard', () => {
  const unread = watchedCardsSubject.start()

  expect(shown(watched, unread, 9)).toEqual({ cards: [], awaited: [8, 3] })
  expect(shown({ ...watched, isRead: false }, unread, 9)).toEqual({ cards: [], awaited: [] })
})

test('cards that could not be read are not missed', () => {
  const failed = watchedCardsSubject.start({
    query: [9, 8, 3],
    failure: { status: 500, message: '', retryable: true } as never
  })

  expect(shown(watched, failed, 9)).toEqual({ cards: [], awaited: [] })
})
