import { expect, test } from 'vitest'

import { createMemoryClock } from '../platform/memory.ts'
import { createDueTimer } from './due-timer.ts'

function open() {
  const clock = createMemoryClock()
  const sent: string[] = []
  const timer = createDueTimer<string>(clock, command => sent.push(command))
  const wait = (id: string, ms = 100) => timer.wait({ id, ms, command: id })
  return { clock, sent, timer, wait }
}

test('the same id goes on waiting, another one begins anew', () => {
  const { clock, sent, wait } = open()
  wait('first')
  clock.advance(60)
  wait('first')
  clock.advance(40)
  expect(sent).toEqual(['first'])

  wait('second')
  clock.advance(60)
  wait('third')
  clock.advance(99)
  expect(sent).toEqual(['first'])
  clock.advance(1)

  expect(sent).toEqual(['first', 'third'])
})

test('nothing due and a stop end the wait', () => {
  const { clock, sent, timer, wait } = open()
  wait('first')
  timer.wait(undefined)
  clock.advance(100)
  wait('second')
  timer.stop()
  clock.advance(100)

  expect(sent).toEqual([])
})
