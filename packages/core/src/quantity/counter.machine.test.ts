import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { walkGraph } from '../testing/graph-coverage.ts'
import { type CounterEvent, createCounterMachine } from './counter.machine.ts'
import { canCountDown, canCountUp, counterText } from './counter.selectors.ts'
import type { QuantityRules } from './quantity.ts'

function start(value: number, rules?: QuantityRules) {
  const actor = createActor(createCounterMachine(value, rules)).start()
  const changes: number[] = []
  actor.on('counter.changed', fact => changes.push(fact.value))
  const context = () => actor.getSnapshot().context
  const act = (...events: CounterEvent[]) => {
    for (const event of events) actor.send(event)
    return [counterText(context()), context().value]
  }
  return { actor, act, changes, context }
}

test.each([
  ['a number is taken', '12', ['12', 12]],
  ['an empty field waits, the quantity stays', '', ['', 3]],
  ['a plus is ignored', '+', ['+', 3]],
  ['a minus is ignored', '-', ['-', 3]],
  ['letters revert to the last valid value', 'пять', ['3', 3]],
  ['below the minimum snaps to it', '0', ['2', 2]],
  ['above the maximum is cut to it', '99', ['40', 40]],
  ['a fourth digit is not read', '1234', ['40', 40]]
])('%s', (_, text, shown) => {
  const { act } = start(3, { min: 2, max: 40 })

  expect(act({ type: 'counter.type', text })).toEqual(shown)
})

test('leaving the field shows the quantity that counts', () => {
  const { act } = start(3)

  expect(act({ type: 'counter.type', text: '' }, { type: 'counter.leave' })).toEqual(['3', 3])
})

test('one step up and down, told once each and never beyond the limits', () => {
  const { act, changes, context } = start(1, { min: 1, max: 2 })
  expect([canCountDown(context()), canCountUp(context())]).toEqual([false, true])

  const up = { type: 'counter.step', by: 1 } as const
  act(up, up, up)

  expect(changes).toEqual([2])
  expect([canCountDown(context()), canCountUp(context())]).toEqual([true, false])
})

test('a disabled counter reverts what is typed, until it is enabled', () => {
  const { act, changes } = start(3, { isDisabled: true })
  expect(act({ type: 'counter.type', text: '5' }, { type: 'counter.step', by: 1 })).toEqual([
    '3',
    3
  ])

  act({ type: 'counter.seen', value: 3, rules: {} }, { type: 'counter.type', text: '5' })

  expect(changes).toEqual([5])
})

test('every state and transition is reached, and only «typing» shows another text', () => {
  const { states, transitions, missed } = walkGraph(createCounterMachine(1, { max: 2 }), {
    events: [
      { type: 'counter.type', text: '2' },
      { type: 'counter.type', text: '' },
      { type: 'counter.step', by: 1 },
      { type: 'counter.leave' },
      { type: 'counter.seen', value: 1, rules: { max: 2 } },
      { type: 'counter.seen', value: 1, rules: { max: 2, isDisabled: true } }
    ],
    check({ value, context }) {
      if (value !== 'typing') expect(context.text).toBe(String(context.value))
    }
  })

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
})
