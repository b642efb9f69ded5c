import { expect, test } from 'vitest'
import { actOnToast } from '../../store/toast-action.ts'
import { shownToast, toastsSubject } from '../../store/toasts.ts'
import { createTestStore } from '../../testing/test-store.ts'
import { compareSubject } from './compare.ts'
import { clearCompare, turnCompare } from './turn-compare.ts'

const backpack = { id: 7, title: 'Рюкзак «Космос»' }

function open(ids: readonly number[]) {
  const { store } = createTestStore({ initial: { compare: { ids, isRead: true } } })
  return {
    store,
    ids: () => store.get(compareSubject).ids,
    said: () => shownToast(store.get(toastsSubject))
  }
}

test('a product that is put in is told of', () => {
  const { store, ids, said } = open([3])

  turnCompare(store, backpack)

  expect(ids()).toEqual([3, 7])
  expect(said()).toEqual({ tone: 'good', text: 'Товар добавлен к сравнению' })
})

test('a press waits until the device has said what is compared already', () => {
  const { store } = createTestStore({})

  turnCompare(store, backpack)
  expect(store.get(compareSubject).ids).toEqual([])
  store.send(compareSubject, { type: 'list.heard', ids: [7, 9] })

  expect(store.get(compareSubject).ids).toEqual([9])
})

test('a product that is taken out can be brought back to its column by its toast', () => {
  const { store, ids, said } = open([3, 7, 9])

  turnCompare(store, backpack)
  expect(ids()).toEqual([3, 9])
  expect(said()).toMatchObject({
    title: 'Рюкзак «Космос»',
    text: 'Товар убран из сравнения',
    action: { label: 'Вернуть' }
  })
  actOnToast(store)

  expect(ids()).toEqual([3, 7, 9])
})

test('the eleventh product is refused in words', () => {
  const { store, ids, said } = open([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])

  turnCompare(store, backpack)

  expect(ids()).not.toContain(7)
  expect(said()).toEqual({
    tone: 'warning',
    text: 'Сравнить можно не больше 10 товаров. Уберите один из списка, чтобы добавить другой'
  })
})

test('a list that was cleared comes back as it was', () => {
  const { store, ids, said } = open([3, 7, 9])

  clearCompare(store)
  expect([ids(), said()?.text]).toEqual([[], 'Список сравнения очищен'])
  actOnToast(store)

  expect(ids()).toEqual([3, 7, 9])
})
