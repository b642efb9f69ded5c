import { expect, test } from 'vitest'
import type { FavoriteCommand } from './favorite-commands.ts'

import { favoritesMessages } from './favorites.messages.ts'
import { favoriteIds, favoritesCount, isFavoritesSettled } from './favorites.selectors.ts'
import { favoritesOutcomeMessages } from './favorites-outcome.messages.ts'
import { favoritesPageMessages } from './favorites-page.messages.ts'
import { favoritesAfter, favoritesState, isFavorite } from './favorites-state.ts'

const want = (productId: number, favorite: boolean): FavoriteCommand => ({
  type: 'favorite.set',
  productId,
  favorite
})
const after = (ids: readonly number[], ...commands: readonly FavoriteCommand[]) =>
  commands.reduce(favoritesAfter, favoritesState(ids))

test('the texts are those of the shop, letter by letter', () => {
  expect(favoritesPageMessages).toEqual({
    empty: 'Здесь пока пусто',
    emptyHint: 'Нажмите на сердечко у товара, и он будет ждать вас здесь.',
    note: 'сердечко ждёт',
    toCatalogue: 'В каталог',
    noPage: 'Здесь товаров уже нет',
    toStart: 'К началу списка',
    whatList: 'избранное',
    failed: 'Избранное не загрузилось',
    failedHint: 'Список цел: проверьте интернет и попробуйте ещё раз.',
    whySignIn:
      'Без JavaScript избранное хранится только в аккаунте. Войдите, и товар можно будет отложить.',
    withoutScript:
      'Избранное гостя хранит сам браузер, и для этого нужен JavaScript. Войдите, чтобы список был в вашем аккаунте.'
  })
  expect({ ...favoritesMessages, name: favoritesMessages.name('Рюкзак') }).toEqual({
    title: 'Избранное',
    name: 'В избранное: Рюкзак',
    putIn: 'Добавить в избранное',
    takeOut: 'Убрать из избранного',
    added: 'Товар добавлен в избранное',
    removed: 'Товар убран из избранного',
    restore: 'Вернуть'
  })
  const { full } = favoritesOutcomeMessages
  expect({ ...favoritesOutcomeMessages, full: full(500) }).toEqual({
    merged: 'Избранное с этого устройства теперь в вашем аккаунте',
    notSaved: 'Не удалось изменить избранное. Попробуйте ещё раз',
    full: 'В избранном может быть не больше 500 товаров. Войдите в аккаунт или уберите лишнее'
  })
})

test.each<[string, readonly FavoriteCommand[], readonly number[]]>([
  ['a new product stands first', [want(9, true)], [9, 8, 7]],
  ['a known one goes', [want(8, false)], [7]],
  ['two clicks leave the list as it was', [want(9, true), want(9, false)], [8, 7]],
  ['a product that comes back stands first', [want(7, false), want(7, true)], [7, 8]],
  [
    'the newest wish of several products stands first',
    [want(5, true), want(9, true)],
    [9, 5, 8, 7]
  ],
  ['a wish that is true already moves its product to the front', [want(7, true)], [7, 8]],
  ['what is not there is wished away in vain', [want(9, false)], [8, 7]]
])('%s', (_, commands, ids) => {
  const favorites = after([8, 7], ...commands)

  expect(favoriteIds(favorites)).toEqual(ids)
  expect(favoritesCount(favorites)).toBe(ids.length)
})

test('one product has one wish, however often it is clicked', () => {
  const favorites = after([], want(7, true), want(7, false), want(7, true))

  expect(favorites.intents).toEqual([{ productId: 7, favorite: true }])
})

test('the visitor sees his wish, and that it is not settled yet', () => {
  const favorites = after([8], want(8, false), want(9, true))

  expect([8, 9, 5].map(id => isFavorite(favorites, id))).toEqual([false, true, false])
  expect(isFavoritesSettled(favorites)).toBe(false)
  expect(isFavoritesSettled(favoritesState([8]))).toBe(true)
})

test('the next command takes the words of the last failure away', () => {
  const failed = { ...favoritesState([8]), message: favoritesOutcomeMessages.notSaved }
  expect(failed.message).toBe('Не удалось изменить избранное. Попробуйте ещё раз')

  expect(favoritesAfter(failed, want(8, false)).message).toBe('')
})

test('a command makes a new state and leaves the old one alone', () => {
  const before = favoritesState(Object.freeze([8, 7]))

  favoritesAfter(before, want(7, false))

  expect(before).toEqual({ ids: [8, 7], intents: [], message: '' })
})

test('a state that went over the wire as JSON shows the same', () => {
  const favorites = after([8, 7], want(9, true), want(8, false))

  expect(favoriteIds(JSON.parse(JSON.stringify(favorites)))).toEqual([9, 7])
})
