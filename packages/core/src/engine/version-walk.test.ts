import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { settle } from '../testing/test-shop.ts'
import { createVersionMachine } from './version.machine.ts'
import { newestVersion, type VersionVerdict, versionVerdict } from './version-check.ts'

/** Checks that wait for their answer: `answer` gives it to the check of that number. */
function open() {
  const checks: { signal: AbortSignal; answer: (verdict: VersionVerdict) => void }[] = []
  const steps: string[] = []
  const actor = createActor(
    createVersionMachine({
      judge: signal => new Promise(answer => checks.push({ signal, answer })),
      store: () => steps.push('store'),
      startAfresh: () => steps.push('clear'),
      mayReload: () => true,
      reload: () => steps.push('reload')
    })
  ).start()
  actor.on('*', ({ type }) => steps.push(type))
  return {
    actor,
    checks,
    steps,
    async answer(number: number, verdict: VersionVerdict) {
      checks[number]?.answer(verdict)
      await settle()
    }
  }
}

test('of pages in a row only the last one’s check counts, the others are called off', async () => {
  const { actor, checks, steps, answer } = open()
  for (let page = 0; page < 3; page += 1) actor.send({ type: 'page.visited' })

  await answer(0, 'reload')
  await answer(1, 'ask')
  expect(steps).toEqual([])
  await answer(2, 'store')

  expect(steps).toEqual(['store', 'version.passed'])
  expect(checks.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
})

test('a notification is stronger than a check that is under way', async () => {
  const { actor, steps, answer } = open()
  actor.send({ type: 'page.visited' })

  actor.send({ type: 'version.outdate' })
  await answer(0, 'store')

  expect(actor.getSnapshot().matches('outdated')).toBe(true)
  expect(steps).toEqual(['version.outdated'])
})

test('an outdated page checks nothing more: it waits for its visitor', () => {
  const { actor, checks } = open()
  actor.send({ type: 'version.outdate' })

  actor.send({ type: 'page.visited' })

  expect(checks).toEqual([])
  expect(actor.getSnapshot().matches('outdated')).toBe(true)
})

test('the window is told again when another notification comes', () => {
  const { actor, steps } = open()

  actor.send({ type: 'version.outdate' })
  actor.send({ type: 'version.outdate' })

  expect(steps).toEqual(['version.outdated', 'version.outdated'])
})

test('only an outdated page can be accepted, and it reloads once', async () => {
  const { actor, steps } = open()
  actor.send({ type: 'version.accept' })
  expect(steps).toEqual([])
  actor.send({ type: 'version.outdate' })

  actor.send({ type: 'version.accept' })
  actor.send({ type: 'version.accept' })
  actor.send({ type: 'page.visited' })
  await settle()

  expect(steps).toEqual(['version.outdated', 'reload', 'version.reloading'])
})

test('whose window was closed has the next page loaded as a document, once', async () => {
  const { actor, checks, steps } = open()
  actor.send({ type: 'version.outdate' })

  actor.send({ type: 'version.dismiss' })
  expect(actor.getSnapshot().matches('outdated')).toBe(false)
  expect(steps).toEqual(['version.outdated'])
  actor.send({ type: 'page.visited' })
  actor.send({ type: 'page.visited' })
  await settle()

  expect(steps).toEqual(['version.outdated', 'reload', 'version.reloading'])
  expect(checks).toEqual([])
})

test('of two entries of the same time the first one counts', () => {
  const first = { timeline: '2026-03-01', breakingChange: false }

  expect(newestVersion([first, { ...first, breakingChange: true }])).toBe(first)
})

test('a date and a number of the same moment are the same time', () => {
  const newest = { timeline: Date.parse('2026-03-01'), breakingChange: true }
  const verdict = (timeline: string, version: string) =>
    versionVerdict({ timeline, version }, newest, 'b2')

  expect(verdict('2026-03-01', 'b2')).toBe('nothing')
  expect(verdict('2026-02-28', 'b1')).toBe('ask')
  expect(verdict(String(newest.timeline), 'b1')).toBe('store')
})

test('a browser that remembers a time and no code is taken for one with other code', () => {
  const stored = { timeline: '2026-01-01', version: undefined }

  expect(versionVerdict(stored, { timeline: '2026-03-01', breakingChange: false }, 'b2')).toBe(
    'reload'
  )
})
