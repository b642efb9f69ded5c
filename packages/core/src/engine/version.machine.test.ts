import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { settle } from '../testing/test-shop.ts'
import { createVersionMachine, POSTPONED_MS, type VersionApi } from './version.machine.ts'
import type { VersionVerdict } from './version-check.ts'

const quiet: VersionApi = {
  judge: async () => 'nothing',
  store: () => undefined,
  startAfresh: () => undefined,
  mayReload: () => true,
  reload: () => undefined
}

test('every state of the version check is reached', () => {
  const { states, transitions, missed } = walkGraph(createVersionMachine(quiet), {
    events: [
      { type: 'page.visited' },
      { type: 'version.outdate' },
      { type: 'version.accept' },
      { type: 'version.dismiss' },
      ...(['nothing', 'store', 'reload', 'ask', 'later', 'clear'] as const).map(output => ({
        type: 'xstate.done.actor.judge',
        output
      })),
      { type: 'xstate.error.actor.judge', error: new Error('Нет сети') }
    ]
  })

  expect(states, missed.join('\n')).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

async function visit(api: Partial<VersionApi>, clock = createMemoryClock()) {
  const steps: string[] = []
  const actor = createActor(
    createVersionMachine({
      ...quiet,
      store: () => steps.push('store'),
      startAfresh: () => steps.push('clear and store'),
      reload: () => steps.push('reload'),
      ...api
    }),
    { clock }
  ).start()
  actor.on('version.outdated', () => steps.push('ask'))
  actor.send({ type: 'page.visited' })
  await settle()
  return { actor, steps }
}

test('the new version is remembered before the page reloads, not after', async () => {
  expect((await visit({ judge: async () => 'reload' })).steps).toEqual([
    'clear and store',
    'reload'
  ])
})

test('after a breaking change the visitor reloads himself', async () => {
  const { actor, steps } = await visit({ judge: async () => 'ask' })
  expect(steps).toEqual(['clear and store', 'ask'])
  expect(actor.getSnapshot().matches('outdated')).toBe(true)

  actor.send({ type: 'version.accept' })

  expect(steps).toEqual(['clear and store', 'ask', 'reload'])
})

test('what a reload would cut is waited for, and then the page is judged again', async () => {
  const clock = createMemoryClock()
  const verdicts: VersionVerdict[] = ['later', 'later', 'reload']
  const judge = async () => verdicts.shift() ?? 'nothing'
  const { steps } = await visit({ judge }, clock)
  expect(steps).toEqual([])

  for (let turn = 0; turn < 2; turn += 1) {
    clock.advance(POSTPONED_MS)
    await settle()
  }

  expect(steps).toEqual(['clear and store', 'reload'])
})

test('a page that has just come with the new code clears what is old, and stays', async () => {
  const { steps } = await visit({ judge: async () => 'clear' })

  expect(steps).toEqual(['clear and store'])
})

test('where no reload is allowed there is a button instead', async () => {
  const { steps } = await visit({ judge: async () => 'reload', mayReload: () => false })

  expect(steps).toEqual(['clear and store', 'ask'])
})

test('a list of versions that cannot be read changes nothing', async () => {
  const { actor, steps } = await visit({
    judge: async () => {
      throw new Error('Нет сети')
    }
  })

  expect(steps).toEqual([])
  expect(actor.getSnapshot().matches('outdated')).toBe(false)
  expect(actor.getSnapshot().value).toBe('current')
})
