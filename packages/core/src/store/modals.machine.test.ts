import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { walkGraph } from '../testing/graph-coverage.ts'
import { createModalsMachine } from './modals.machine.ts'
import { isModalOpen, topModal } from './modals.ts'

test('every state of the windows is reached, and none is open twice', () => {
  const { states, transitions, missed } = walkGraph(createModalsMachine(), {
    events: [
      { type: 'modal.open', key: 'sign-in' },
      { type: 'modal.open', key: 'version', closesOnOverlay: false },
      { type: 'modal.close', key: 'sign-in' },
      { type: 'modal.close', key: 'version' },
      { type: 'modal.escape' },
      { type: 'modal.overlay' }
    ],
    check: ({ context, value }) => {
      const keys = context.open.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(value).toBe(keys.length === 0 ? 'none' : 'some')
    }
  })

  expect(states, missed.join('\n')).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

function start() {
  const actor = createActor(createModalsMachine()).start()
  const closed: string[] = []
  actor.on('modal.closed', ({ key }) => closed.push(key))
  const open = () => actor.getSnapshot().context.open.map(({ key }) => key)
  return { actor, closed, open }
}

test('Escape closes the window on top only', () => {
  const { actor, closed, open } = start()
  actor.send({ type: 'modal.open', key: 'filters' })
  actor.send({ type: 'modal.open', key: 'size-table' })

  actor.send({ type: 'modal.escape' })

  expect(open()).toEqual(['filters'])
  expect(closed).toEqual(['size-table'])
})

test('a click on the overlay closes a window only where that is allowed', () => {
  const { actor, open } = start()
  actor.send({ type: 'modal.open', key: 'version', closesOnOverlay: false })
  actor.send({ type: 'modal.overlay' })
  expect(open()).toEqual(['version'])

  actor.send({ type: 'modal.open', key: 'filters' })
  actor.send({ type: 'modal.overlay' })

  expect(open()).toEqual(['version'])
})

test('says which windows are open, and which lies on top', () => {
  const { actor } = start()
  const context = () => actor.getSnapshot().context
  expect(topModal(context())).toBeUndefined()

  actor.send({ type: 'modal.open', key: 'filters' })
  actor.send({ type: 'modal.open', key: 'version', closesOnOverlay: false })

  expect(isModalOpen(context(), 'filters')).toBe(true)
  expect(isModalOpen(context(), 'sign-in')).toBe(false)
  expect(topModal(context())).toEqual({ key: 'version', closesOnOverlay: false })
})

test('a window that is not open cannot be closed', () => {
  const { actor, closed, open } = start()
  actor.send({ type: 'modal.open', key: 'filters' })

  actor.send({ type: 'modal.close', key: 'sign-in' })

  expect([open(), closed]).toEqual([['filters'], []])
})
