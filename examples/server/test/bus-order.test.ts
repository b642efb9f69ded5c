import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import type { Store } from '../src/db/store.ts'
import type { LogLine } from '../src/http/log.ts'
import { createLocalBus } from '../src/live/bus.ts'
import { createPostgresBus } from '../src/live/postgres-bus.ts'
import { openEmptyStore } from '../src/testing/test-store.ts'

/** Long enough for a later word to overtake a slow one, where nothing keeps them in order. */
const SLOW_MS = 100

let store: Store

beforeAll(async () => {
  store = await openEmptyStore()
})

afterAll(() => store.close())

const isShared = () => store.engine === 'postgresql'

/** The bus of an instance, and another's that hears it; the embedded store has one for all. */
async function openBuses(first: () => Promise<void>) {
  const log: LogLine[] = []
  const received: string[] = []
  const { pool, begun, end } = createSlowPool(first)
  const parts = {
    url: store.pool.options.connectionString ?? '',
    log: (line: LogLine) => log.push(line)
  }
  const bus = isShared() ? await createPostgresBus({ pool, ...parts }) : createLocalBus()
  const other = isShared() ? await createPostgresBus({ pool: store.pool, ...parts }) : bus
  other.subscribe(news => received.push(...news))
  return { bus, other, begun: isShared() ? begun : Promise.resolve(), end, received, log }
}

/** Does something before it sends the first of what it is given; `begun` when it sets about it. */
function createSlowPool(first: () => Promise<void>) {
  let isFirst = true
  let isEnded = false
  let notify = () => {}
  const begun = new Promise<void>(done => {
    notify = done
  })
  function end() {
    isEnded = true
  }
  async function query(statement: string) {
    if (isFirst) {
      isFirst = false
      notify()
      await first()
    }
    if (isEnded) throw new Error('ended')
    return store.pool.query(statement)
  }
  // Of a pool only this much is asked.
  return { pool: { query } as unknown as Pool, begun, end }
}

const slowly = () => new Promise<void>(done => setTimeout(done, SLOW_MS))

test('what is told first is heard first, however long it takes to send', async () => {
  const { bus, other, begun, received } = await openBuses(slowly)

  bus.publish(['первое'])
  await begun
  bus.publish(['второе'])

  await vi.waitFor(() => expect(received).toHaveLength(2), soon)
  expect(received).toEqual(['первое', 'второе'])
  await Promise.all([bus.close(), other.close()])
})

test('what cannot be sent is logged, and what is told after it is heard', async () => {
  const { bus, other, begun, received, log } = await openBuses(async () => {
    throw new Error('away')
  })

  bus.publish(['первое'])
  await begun
  bus.publish(['второе'])

  await vi.waitFor(() => expect(received).toContain('второе'), soon)
  expect(received).toHaveLength(isShared() ? 1 : 2)
  const lost = { level: 'warn', bus: 'not sent', error: 'Error: away' }
  expect(log).toEqual(isShared() ? [lost] : [])
  await Promise.all([bus.close(), other.close()])
})

test('what was told before an instance stops is heard by the others', async () => {
  const { bus, other, begun, end, received } = await openBuses(slowly)
  bus.publish(['первое'])
  await begun
  bus.publish(['второе'])

  await bus.close()
  end()

  await vi.waitFor(() => expect(received).toEqual(['первое', 'второе']), soon)
  await other.close()
})
