import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { settle } from '../testing/test-shop.ts'
import { type BuildsApi, createBuildsMachine } from './builds.machine.ts'
import { isBuildOutdated } from './builds.selectors.ts'

const HOUR_MS = 3_600_000
const quiet: BuildsApi = {
  hasNew: async () => false,
  mayReload: () => true,
  reload: () => undefined
}

test('every state of the look for builds is reached', () => {
  const { states, transitions, missed } = walkGraph(createBuildsMachine(quiet), {
    events: [
      { type: 'page.arrived' },
      { type: 'xstate.done.actor.ask', output: true },
      { type: 'xstate.done.actor.ask', output: false },
      { type: 'xstate.error.actor.ask', error: new Error('Нет сети') }
    ]
  })

  expect(states, missed.join('\n')).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('asks once an hour, also when the answers are lost, and never again after a hit', async () => {
  const clock = createMemoryClock()
  let asked = 0
  let isNew = false
  let reloads = 0
  const actor = createActor(
    createBuildsMachine({
      ...quiet,
      async hasNew() {
        asked += 1
        if (asked % 2 === 0) throw new Error('Нет сети')
        return isNew
      },
      reload: () => {
        reloads += 1
      }
    }),
    { clock }
  ).start()

  for (let half = 0; half < 48; half += 1) {
    clock.advance(HOUR_MS / 2)
    await settle()
  }
  expect(asked).toBe(24)
  actor.send({ type: 'page.arrived' })
  expect(reloads).toBe(0)
  expect(isBuildOutdated(actor.getSnapshot())).toBe(false)

  isNew = true
  for (let hour = 0; hour < 24; hour += 1) {
    clock.advance(HOUR_MS)
    await settle()
  }
  expect(asked).toBe(25)
  expect(isBuildOutdated(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'page.arrived' })

  expect(reloads).toBe(1)
})
