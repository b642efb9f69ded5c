import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'

import { walkGraph } from './graph-coverage.ts'

const order = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'order.send' } | { type: 'order.forget' }
  },
  actors: { send: fromPromise(() => Promise.resolve('order-1')) },
  guards: { isTired: ({ context }) => context.tries >= 2 }
}).createMachine({
  id: 'order',
  context: { tries: 0 },
  initial: 'draft',
  states: {
    draft: {
      always: { guard: 'isTired', target: 'given up' },
      on: { 'order.send': 'sending' }
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        onDone: 'sent',
        onError: {
          target: 'draft',
          actions: assign(({ context }) => ({ tries: context.tries + 1 }))
        }
      }
    },
    sent: { after: { 2000: 'archive' } },
    archive: { type: 'final' },
    'given up': { on: { 'order.forget': 'draft' } }
  }
})

const done = { type: 'xstate.done.actor.send', output: 'order-1' }
const failed = { type: 'xstate.error.actor.send', error: 'Нет сети' }

test('reaches every state through the ends of calls, pauses and steps of their own', () => {
  const seen = new Set<string>()

  const coverage = walkGraph(order, {
    events: [{ type: 'order.send' }, done, failed],
    check: ({ value }) => seen.add(value)
  })

  expect([...seen].sort()).toEqual(['archive', 'draft', 'given up', 'sending', 'sent'])
  expect(coverage.states).toBe(1)
  expect(coverage.transitions).toBe(5 / 6)
  expect(coverage.missed).toEqual(['order.given up --order.forget--> order.draft'])
})

test('names the states that no event leads to', () => {
  const { states, missed } = walkGraph(order, { events: [{ type: 'order.send' }, done] })

  expect(states).toBe(5 / 6)
  expect(missed).toContain('order.given up')
})

test('goes round a growing context when told what of it matters', () => {
  const counter = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'more' } }
  }).createMachine({
    id: 'counter',
    context: { count: 0 },
    on: { more: { actions: assign(({ context }) => ({ count: context.count + 1 })) } }
  })

  const { transitions, snapshots } = walkGraph(counter, {
    events: [{ type: 'more' }],
    contextKey: ({ count }) => count > 0
  })

  expect(transitions).toBe(1)
  expect(snapshots).toHaveLength(2)
})
