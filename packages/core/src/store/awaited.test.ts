import { expect, test } from 'vitest'

import { createMemoryClock } from '../platform/memory.ts'
import { waitingText } from './connection.messages.ts'
import { type AwaitedCommand, awaitedSubject } from './follow-awaited.ts'
import { openSubject } from './open-subject.ts'

const AWAITED =
  'Магазин пока не отвечает. Пробуем снова и, как только он ответит, покажем то, что вы выбрали'

function open() {
  const clock = createMemoryClock()
  const page = openSubject(awaitedSubject, { clock, randomBytes: count => new Uint8Array(count) })
  const tries = () => page.get().tries
  return {
    clock,
    tries,
    send: (command: AwaitedCommand) => page.send(command),
    text: () => waitingText({ status: 'open', tries: 0 }, page.get()),
    /** How many seconds pass until it is asked for again. */
    pause() {
      const before = tries()
      let seconds = 0
      for (; tries() === before && seconds < 60; seconds += 1) clock.advance(1000)
      return seconds
    }
  }
}

test('a page that did not come is asked for less and less often, and never given up', () => {
  const { send, pause } = open()

  send({ type: 'awaited.missed', url: '/catalog?size=134' })

  expect([1, 2, 3, 4, 5, 6, 7, 8].map(pause)).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
})

test('what did not come once more goes on waiting, another page begins anew', () => {
  const { send, pause } = open()
  send({ type: 'awaited.missed', url: '/catalog?size=134' })
  expect([1, 2].map(pause)).toEqual([1, 2])

  send({ type: 'awaited.missed', url: '/catalog?size=134' })
  expect(pause()).toBe(4)
  send({ type: 'awaited.missed', url: '/catalog?size=140' })
  expect(pause()).toBe(1)
})

test('whoever does not want to wait has it asked for at once', () => {
  const { send, tries } = open()
  send({ type: 'awaited.missed', url: '/cart' })

  send({ type: 'awaited.retry' })

  expect(tries()).toBe(1)
})

test('a page that is waited for is told of in words until it is there or not wanted any more', () => {
  const { send, text, tries, clock } = open()
  expect(text()).toBe('')

  send({ type: 'awaited.missed', url: '/cart' })
  expect(text()).toBe(AWAITED)
  send({ type: 'awaited.dropped' })
  send({ type: 'awaited.retry' })
  clock.advance(60_000)

  expect(text()).toBe('')
  expect(tries()).toBe(0)
})

test('the words for a lost line are not lost beside it', () => {
  expect(waitingText({ status: 'slow', tries: 0 }, { url: undefined, tries: 0 })).toBe(
    'Магазин отвечает дольше обычного. Ждём ответа'
  )
})
