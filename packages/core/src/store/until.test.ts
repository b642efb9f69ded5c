import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'

import { createMemoryClock } from '../platform/memory.ts'
import { until } from './follow-awaited.ts'
import { openReading } from './open-reading.ts'
import { openSubject } from './open-subject.ts'
import { emptyReading, isReading, type Reading, wanting } from './reading.ts'
import type { Subject } from './subject.ts'

const count: Subject<number, { readonly type: 'count.on' }> = {
  name: 'count',
  commands: { 'count.on': true },
  start: () => 0,
  after: state => state + 1
}

const openCount = () =>
  openSubject(count, { clock: createMemoryClock(), randomBytes: size => new Uint8Array(size) })

/** How many listen to it. */
function watched<Opened extends { subscribe(listener: () => void): () => void }>(opened: Opened) {
  let listening = 0
  return {
    listening: () => listening,
    opened: {
      ...opened,
      subscribe(listener: () => void) {
        listening += 1
        const stop = opened.subscribe(listener)
        return () => {
          listening -= 1
          stop()
        }
      }
    }
  }
}

test('what is so already is told without listening', async () => {
  const { opened, listening } = watched(openCount())

  const message = until(opened, count => count === 0)

  expect(listening()).toBe(0)
  expect(await message).toBe(0)
})

test('the first state that is so is told, and nobody listens any more', async () => {
  const { opened, listening } = watched(openCount())
  const message = until(opened, count => count > 1)

  opened.send({ type: 'count.on' })
  expect(listening()).toBe(1)
  opened.send({ type: 'count.on' })
  opened.send({ type: 'count.on' })

  expect(listening()).toBe(0)
  expect(await message).toBe(2)
})

test('a machine is waited for by its states', async () => {
  const lamp = createActor(
    createMachine({ initial: 'dark', states: { dark: { on: { press: 'lit' } }, lit: {} } })
  ).start()
  const message = until(lamp, snapshot => snapshot.matches('lit'))

  lamp.send({ type: 'press' })

  expect((await message).value).toBe('lit')
})

test('a reading is waited for until it is answered', async () => {
  const list = openReading<string, string, string>({
    start: emptyReading,
    after: (reading: Reading<string, string>, query) => wanting(reading, query),
    read: async query => `${query} есть`
  })

  list.send('тетрадь')
  const { value } = await until(list, reading => !isReading(reading))

  expect(value).toBe('тетрадь есть')
})

test.each<[string, unknown[], string]>([
  ['nothing', [], 'until(opened): an object is needed, not undefined'],
  ['what nobody can follow', [{}], 'subscribe has to be a function, not undefined'],
  ['no question', [openCount()], 'until(isSo): a function is needed']
])('%s is refused by the name of the argument', (_, input, message) => {
  expect(() => Reflect.apply(until, undefined, input)).toThrow(message)
})
