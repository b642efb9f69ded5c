import { expect, test } from 'vitest'

import type { Basket } from '../entities/basket.ts'
import { nextIntentId } from '../platform/intent-id.ts'
import { demoTotal } from '../testing/fixtures.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createBasketMachine } from './basket.machine.ts'
import { isUnsettled } from './basket-log.ts'

const never = () => new Promise<never>(() => undefined)
const source = { now: () => 0, randomBytes: (count: number) => new Uint8Array(count) }
const failure = { message: 'Нет связи', status: 0, fieldErrors: {}, retryable: true }

const basketOf = (version: number): Basket => ({ version, data: [], total: demoTotal() })
const first = nextIntentId(source)
const read = { epoch: 0, kind: 'read' }
const lines = { epoch: 0, kind: 'lines', intents: [{ id: first, key: 7, count: 2 }] }

test('the basket reaches every state, and is settled exactly when nothing is on its way', () => {
  const machine = createBasketMachine({ read: never, sendLines: never, operate: never }, source)
  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'sender.ready' },
      { type: 'line.set', key: 7, count: 2 },
      { type: 'basket.reload' },
      { type: 'basket.resume' },
      { type: 'answer.came', request: read, basket: basketOf(1) },
      { type: 'answer.came', request: lines, basket: basketOf(2) },
      { type: 'answer.lost', request: lines, failure },
      { type: 'answer.refused', request: lines, failure: { ...failure, retryable: false } }
    ],
    contextKey: ({ version, log, reading, paused }) => [
      ...[version, reading, paused],
      log.map(({ id, state }) => [id === first, state])
    ],
    check(snapshot) {
      const { context } = snapshot
      expect(snapshot.matches('settled')).toBe(context.version >= 0 && !isUnsettled(context))
      // At most one wish of a line is on its way and one waits behind it.
      expect(context.log.length).toBeLessThanOrEqual(2)
    }
  })

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
})
