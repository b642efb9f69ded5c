import { expect, test } from 'vitest'
import { createMemoryClock } from '../../platform/memory.ts'
import { mapStorage } from '../../platform/platform.ts'
import { createStore } from '../../store/store.ts'
import { favoriteIds } from './favorites.selectors.ts'
import { favoritesSubject } from './favorites.ts'
import { showDeviceFavorites } from './favorites-list.ts'

function shownWith(text: string | undefined, known: Readonly<Record<string, unknown>> = {}) {
  let loads = 0
  const store = createStore({
    initial: known,
    host: { clock: createMemoryClock(), randomBytes: count => new Uint8Array(count) },
    loadShop() {
      loads += 1
      return Promise.reject(new Error('Nobody needs the shop here'))
    }
  })
  const kept = new Map(text === undefined ? [] : [['favorites', text]])
  showDeviceFavorites(store, { storage: mapStorage(kept) })
  return { ids: favoriteIds(store.get(favoritesSubject)), loads }
}

test('a guest’s list is shown from the device without fetching the shop', () => {
  expect(shownWith('[9,5,"x"]')).toEqual({ ids: [9, 5], loads: 0 })
})

test.each([undefined, '', 'no list'])('%o on the device shows an empty list', text => {
  expect(shownWith(text).ids).toEqual([])
})

test('a member is shown the list of the account, not the one on the device', () => {
  const known = { session: { signedIn: true }, favorites: { ids: [3] } }

  expect(shownWith('[9]', known).ids).toEqual([3])
})
