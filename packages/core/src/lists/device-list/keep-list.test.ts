import { expect, test } from 'vitest'
import { forgetMember } from '../../platform/member-traces.ts'
import { createMemoryBrowser } from '../../platform/memory.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { createTestStore } from '../../testing/test-store.ts'
import { compareSubject, keepCompare } from '../compare/compare.ts'
import { keepWatched, watchedSubject } from '../watched/watched.ts'

function openTab(browser = createMemoryBrowser()) {
  const shop = createTestShop({ browser })
  const { store } = createTestStore({ shop })
  return {
    browser,
    store,
    host: shop.platform,
    compared: () => store.get(compareSubject).ids,
    watched: () => store.get(watchedSubject).ids
  }
}

const add = ({ store }: ReturnType<typeof openTab>, productId: number) =>
  store.send(compareSubject, { type: 'compare.add', productId })

test('the list of the device is shown, and what changes is kept', () => {
  const tab = openTab()
  tab.browser.storage.set('compare', '[9,4]')

  keepCompare(tab.store, tab.host)
  add(tab, 7)

  expect(tab.compared()).toEqual([9, 4, 7])
  expect(tab.browser.storage.get('compare')).toBe('[9,4,7]')
  tab.store.send(compareSubject, { type: 'compare.clear' })
  expect(tab.browser.storage.has('compare')).toBe(false)
})

test.each([
  ['no JSON', 'сравнение', []],
  ['no list', '{"ids":[1]}', []],
  ['more than ten', '[1,2,3,4,5,6,7,8,9,10,11,12]', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]
])('%s on the device breaks nothing', (_, text, shown) => {
  const tab = openTab()
  tab.browser.storage.set('compare', text)

  keepCompare(tab.store, tab.host)

  expect(tab.compared()).toEqual(shown)
})

test('what a page did before the device was heard is not lost', () => {
  const tab = openTab()
  tab.browser.storage.set('watched', '[3,5]')

  tab.store.send(watchedSubject, { type: 'product.watched', productId: 8 })
  keepWatched(tab.store, tab.host)

  expect(tab.watched()).toEqual([8, 3, 5])
  expect(tab.browser.storage.get('watched')).toBe('[8,3,5]')
})

test('a change is seen in the other tabs, and a tab that was left hears no more', () => {
  const tab = openTab()
  const other = openTab(tab.browser)
  keepCompare(tab.store, tab.host)
  const leave = keepCompare(other.store, other.host)

  add(tab, 6)
  expect(other.compared()).toEqual([6])
  leave()
  add(tab, 7)

  expect(other.compared()).toEqual([6])
})

test('a change is seen before the device shows it to the other tab, and is not undone there', () => {
  const tab = openTab()
  const other = openTab(tab.browser)
  keepCompare(tab.store, tab.host)
  const late = createMemoryBrowser().open({
    fetch: tab.host.fetch,
    randomBytes: () => new Uint8Array()
  })
  keepCompare(other.store, { storage: late.storage, tabs: other.host.tabs })

  add(tab, 6)

  expect(other.compared()).toEqual([6])
  expect(late.storage.get('compare'), 'the device is left to who changed the list').toBeUndefined()
  expect(tab.compared()).toEqual([6])
})

test.each([
  ['no list', { type: 'compare.changed' }],
  ['a text', { type: 'compare.changed', ids: '[1]' }],
  ['an unknown kind', { type: 'compare.stolen', ids: [1] }]
])('%s from another tab changes nothing', (_, message) => {
  const tab = openTab()
  keepCompare(tab.store, tab.host)
  add(tab, 6)

  openTab(tab.browser).host.tabs.send(message)

  expect(tab.compared()).toEqual([6])
})

test('a tab that slept adds to what the others have kept meanwhile', () => {
  const tab = openTab()
  tab.browser.storage.set('compare', '[1,2]')
  keepCompare(tab.store, tab.host)
  tab.browser.storage.set('compare', '[2,3]')

  add(tab, 7)

  expect(tab.compared()).toEqual([2, 3, 7])
  expect(tab.browser.storage.get('compare')).toBe('[2,3,7]')
})

test('the list of a member who has left does not come back with the next one', () => {
  const tab = openTab()
  keepCompare(tab.store, tab.host)
  add(tab, 7)
  forgetMember(tab.host.storage, tab.host.tabStorage)

  add(tab, 8)

  expect(tab.compared()).toEqual([8])
})

test('a device that keeps nothing still has the list for as long as the page lives', () => {
  const tab = openTab()
  keepCompare(tab.store, {
    ...tab.host,
    storage: { ...tab.host.storage, get: () => undefined, set: () => false }
  })

  add(tab, 7)
  add(tab, 8)

  expect(tab.compared()).toEqual([7, 8])
})

test.each(['compare.changed', null, { type: 'watched.changed' }, { ids: [1] }])(
  '%j from another tab changes no list',
  message => {
    const tab = openTab()
    keepCompare(tab.store, tab.host)
    add(tab, 7)
    tab.browser.storage.set('compare', '[9]')

    openTab(tab.browser).host.tabs.send(message)

    expect(tab.compared()).toEqual([7])
  }
)
