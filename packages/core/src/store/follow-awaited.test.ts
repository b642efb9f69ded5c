import { expect, test, vi } from 'vitest'

import { soon } from '../../../../testing/limits.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { awaitedSubject, followAwaited, retryNow } from './follow-awaited.ts'
import { createStore } from './store.ts'

interface Front {
  wanted: string | undefined
  isMoving: boolean
  answer: () => Promise<boolean>
  readonly asked: string[]
  readonly opened: string[]
}

/** A front that wants a page which the shop has not, as long as `answer` says so. */
function open() {
  const clock = createMemoryClock()
  const host = { clock, randomBytes: (count: number) => new Uint8Array(count) }
  const loadShop = () => Promise.reject(new Error('No shop here'))
  const store = createStore({ initial: {}, host, loadShop })
  const front: Front = {
    ...{ wanted: '/catalog?size=134', isMoving: false, answer: async () => false },
    ...{ asked: [], opened: [] }
  }
  let changed = () => {}
  followAwaited(store, {
    destination: () => (front.wanted === undefined ? undefined : { url: front.wanted }),
    isMoving: () => front.isMoving,
    isThere(url) {
      front.asked.push(url)
      return front.answer()
    },
    open: ({ url }) => front.opened.push(url),
    subscribe(listener) {
      changed = listener
    }
  })
  return { clock, store, front, changed: () => changed(), awaited: () => store.get(awaitedSubject) }
}

test('a page that did not come is looked for after a pause, and opened once it is there', async () => {
  const { clock, front } = open()

  clock.advance(1000)
  expect(front.asked).toEqual(['/catalog?size=134'])
  front.answer = async () => true
  clock.advance(2000)

  await vi.waitFor(() => expect(front.opened).toEqual(['/catalog?size=134']), soon)
})

test('who asks for it has no pause to wait for', async () => {
  const { store, front } = open()
  front.answer = async () => true

  retryNow(store)

  await vi.waitFor(() => expect(front.opened).toEqual(['/catalog?size=134']), soon)
})

test('a look that fails leaves it awaited', async () => {
  const { clock, front, awaited } = open()
  front.answer = () => Promise.reject(new Error('No network'))

  clock.advance(1000)
  await vi.waitFor(() => expect(front.asked).toHaveLength(1), soon)

  expect([awaited().url, front.opened]).toEqual(['/catalog?size=134', []])
})

test.each([
  ['something else is wanted', { wanted: '/cart' }],
  ['nothing is wanted any more', { wanted: undefined }],
  ['another page is on its way', { isMoving: true }]
])('what was looked for is not opened where %s meanwhile', async (_, meanwhile) => {
  const { store, front } = open()
  front.answer = async () => {
    Object.assign(front, meanwhile)
    return true
  }

  retryNow(store)
  await vi.waitFor(() => expect(front.asked).toHaveLength(1), soon)
  await front.answer()

  expect(front.opened).toEqual([])
})

test('what is settled meanwhile is awaited no more, and while a page is on its way nothing is settled', () => {
  const { front, awaited, changed } = open()
  front.wanted = undefined

  front.isMoving = true
  changed()
  expect(awaited().url).toBe('/catalog?size=134')
  front.isMoving = false
  changed()

  expect(awaited().url).toBeUndefined()
})

test('nothing is looked for while another page is on its way', () => {
  const { store, front } = open()
  front.isMoving = true

  retryNow(store)

  expect(front.asked).toEqual([])
})
