import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createLiveMachine } from './live.machine.ts'
import { isLiveOpen } from './live.selectors.ts'
import type { LineEvent, LiveApi } from './live-events.ts'

const notification = {
  id: 'n1',
  typeCode: 'order',
  title: 'Заказ П-200042 в пути',
  body: 'Привезём завтра',
  createdAt: '2026-01-01T00:00:00.000Z'
}

const quiet: LiveApi = {
  connect: () => ({ send: () => undefined, close: () => undefined }),
  renew: async () => true,
  now: () => 0,
  random: () => 0,
  log: () => undefined
}

test('every state of the live connection is reached', () => {
  const { states, transitions, missed } = walkGraph(createLiveMachine(quiet), {
    events: [
      { type: 'live.start' },
      { type: 'token.changed' },
      { type: 'host.absent' },
      { type: 'host.present' },
      { type: 'line.opened' },
      { type: 'line.beat' },
      { type: 'line.received', notification },
      { type: 'line.closed', code: 1006 },
      { type: 'line.closed', code: 4401 },
      { type: 'read.report', report: { uid: 'u1', notifyIDs: ['n1'] } },
      { type: 'xstate.done.actor.renew', output: true },
      { type: 'xstate.done.actor.renew', output: false },
      { type: 'xstate.error.actor.renew', error: new Error('Нет сети') }
    ],
    contextKey: ({ tries, connects, isRenewed }) => [tries, connects.length, isRenewed],
    check: ({ context }) => {
      expect(context.tries).toBeLessThanOrEqual(5)
      expect(context.connects.length).toBeLessThanOrEqual(20)
    }
  })

  expect(states, missed.join('\n')).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

interface OpenedLine {
  readonly notify: (event: LineEvent) => void
  readonly sent: string[]
  isClosed: boolean
}

function start(renew: LiveApi['renew'] = async () => true) {
  const clock = createMemoryClock()
  const lines: OpenedLine[] = []
  const logged: string[] = []
  const actor = createActor(
    createLiveMachine({
      connect(notify) {
        const line: OpenedLine = { notify, sent: [], isClosed: false }
        lines.push(line)
        return {
          send: text => line.sent.push(text),
          close: () => {
            line.isClosed = true
          }
        }
      },
      renew,
      now: clock.now,
      random: () => 0.5,
      log: message => logged.push(message)
    }),
    { clock }
  )
  actor.start()
  actor.send({ type: 'live.start' })
  clock.advance(0)
  const last = (): OpenedLine => lines.at(-1) ?? never()
  const close = (code = 1006) => {
    last().notify({ type: 'line.closed', code })
    clock.advance(0)
  }
  return { actor, clock, lines, logged, last, close }
}

function never(): never {
  throw new Error('No line was opened')
}

test('a server that is away is tried five times at once, then the limit is logged once', () => {
  const { lines, logged, close, clock } = start()

  for (let attempt = 0; attempt < 6; attempt += 1) close()
  clock.advance(3_600_000)

  expect(lines).toHaveLength(1 + 5)
  expect(logged).toHaveLength(1)
})

test('a successful open gives all five tries back', () => {
  const { lines, last, close } = start()
  for (let attempt = 0; attempt < 5; attempt += 1) close()
  last().notify({ type: 'line.opened' })

  for (let attempt = 0; attempt < 5; attempt += 1) close()

  expect(lines).toHaveLength(1 + 5 + 5)
})

test('a server that opens and closes at once is asked twenty times a minute at most', () => {
  const { lines, last, close, clock } = start()
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (last().isClosed) break
    last().notify({ type: 'line.opened' })
    close()
  }
  expect(lines).toHaveLength(20)

  clock.advance(59_000)
  expect(lines).toHaveLength(20)
  clock.advance(31_000)
  expect(lines).toHaveLength(21)
})

test('after the limit it waits for another token or for the visitor to come back', () => {
  const { actor, clock, lines, close } = start()
  for (let attempt = 0; attempt < 6; attempt += 1) close()

  actor.send({ type: 'host.present' })
  clock.advance(0)
  expect(lines).toHaveLength(7)
  for (let attempt = 0; attempt < 6; attempt += 1) close()
  actor.send({ type: 'token.changed' })
  clock.advance(0)

  expect(lines).toHaveLength(13)
})

test('a hundred tokens in one turn leave one open line, and its forerunner says nothing more', () => {
  const { actor, clock, lines, last } = start()
  const first = last()
  first.notify({ type: 'line.opened' })

  for (let change = 0; change < 100; change += 1) actor.send({ type: 'token.changed' })
  clock.advance(0)
  last().notify({ type: 'line.opened' })
  first.notify({ type: 'line.closed', code: 1006 })
  clock.advance(0)

  expect(lines).toHaveLength(2)
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(isLiveOpen(actor.getSnapshot())).toBe(true)
})

test('offline it tries nothing, online again it connects', () => {
  const { actor, clock, lines, last } = start()
  actor.send({ type: 'host.absent' })
  actor.send({ type: 'token.changed' })
  clock.advance(600_000)
  expect(lines).toHaveLength(1)
  expect(last().isClosed).toBe(true)

  actor.send({ type: 'host.present' })
  clock.advance(0)

  expect(lines).toHaveLength(2)
})

test('a token that has ended is renewed before the next connection, once', async () => {
  let renewals = 0
  const { lines, clock, close, actor } = start(async () => {
    renewals += 1
    return true
  })
  close(4401)
  await Promise.resolve()
  await Promise.resolve()
  clock.advance(0)
  expect([renewals, lines.length]).toEqual([1, 2])

  close(4401)
  await Promise.resolve()
  clock.advance(600_000)

  expect([renewals, lines.length]).toEqual([1, 2])
  expect(actor.getSnapshot().matches({ running: 'lost' })).toBe(true)
})

test('a line that falls silent after its heartbeats is taken for dead', () => {
  const { lines, last, clock } = start()
  last().notify({ type: 'line.opened' })
  last().notify({ type: 'line.beat' })
  clock.advance(74_000)
  last().notify({ type: 'line.beat' })
  clock.advance(74_000)
  expect(lines).toHaveLength(1)

  clock.advance(2000)

  expect(lines).toHaveLength(2)
})

test('a backend without heartbeats is not taken for dead', () => {
  const { lines, last, clock } = start()
  last().notify({ type: 'line.opened' })

  clock.advance(3_600_000)

  expect(lines).toHaveLength(1)
})

test('stopped, it closes its line and comes back for nothing', () => {
  const { actor, clock, lines, last } = start()
  actor.stop()
  actor.send({ type: 'token.changed' })
  actor.send({ type: 'host.present' })
  clock.advance(600_000)

  expect(lines).toHaveLength(1)
  expect(last().isClosed).toBe(true)
})

test('a report of what was read goes over the open line', () => {
  const { actor, last } = start()
  actor.send({ type: 'read.report', report: { uid: 'u1', notifyIDs: ['рано'] } })
  last().notify({ type: 'line.opened' })

  actor.send({ type: 'read.report', report: { uid: 'u1', notifyIDs: ['n1'] } })

  expect(last().sent).toEqual(['{"uid":"u1","notifyIDs":["n1"]}'])
})
