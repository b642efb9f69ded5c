import { expect, test, vi } from 'vitest'

import { soon } from '../../../../../testing/limits.ts'
import { createMemoryBrowser } from '../../platform/memory.ts'
import { shownToast, toastsSubject } from '../../store/toasts.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { createTestStore } from '../../testing/test-store.ts'
import { ownLists } from './own-lists.ts'
import { defaultSavedNames } from './saved-names.ts'

const backpack = { id: 7, title: 'Рюкзак «Космос»' }

function openTab(kept: Readonly<Record<string, string>> = {}) {
  const browser = createMemoryBrowser()
  for (const [key, ids] of Object.entries(kept)) browser.storage.set(key, ids)
  const shop = createTestShop({ browser })
  return { ...createTestStore({ shop }), host: shop.platform }
}

test.each(ownLists)('$route: a press puts a product in, the next one takes it out', async list => {
  const { store, host } = openTab()
  list.open(store, host)
  const isIn = () => list.has(store.get(list.subject), 7)
  list.prepare?.()
  expect(isIn()).toBe(false)

  list.turn(store, backpack)
  await vi.waitFor(() => expect(isIn()).toBe(true), soon)
  expect(list.count(store.get(list.subject))).toBe(1)
  expect(shownToast(store.get(toastsSubject))?.text).toMatch(/^Товар добавлен /)

  list.turn(store, backpack)
  await vi.waitFor(() => expect(isIn()).toBe(false), soon)
  expect(list.count(store.get(list.subject))).toBe(0)
})

test.each(ownLists)('$route: what lies on the device is shown', list => {
  const { store, host } = openTab({ [list.subject.name]: '[7,3]' })

  list.open(store, host)?.()

  expect(list.count(store.get(list.subject))).toBe(2)
  expect(list.has(store.get(list.subject), 3)).toBe(true)
})

test('signs say what they are about and what a press does', () => {
  const words = ownLists.map(({ title, label, hint }) => [
    title(),
    label('Пенал'),
    hint(false),
    hint(true)
  ])

  expect(words).toEqual([
    ['Избранное', 'В избранное: Пенал', 'Добавить в избранное', 'Убрать из избранного'],
    ['Сравнение', 'Сравнить: Пенал', 'Добавить к сравнению', 'Убрать из сравнения']
  ])
})

test('what an account keeps works by a form without script, the rest needs script', () => {
  expect(ownLists.map(({ fields }) => fields?.(7, true))).toEqual([
    { product: 7, favorite: 'true' },
    undefined
  ])
})

test('a clean-up keeps the basket, the favourites of a guest and the consent', () => {
  expect(defaultSavedNames('vitrina')).toEqual(['cart_tokenvitrina', 'favorites', 'consent'])
})
