import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory.ts'
import { settle } from '../testing/test-shop.ts'
import { createLiveMachine } from './live.machine.ts'
import { isLiveOpen } from './live.selectors.ts'
import type { LineEvent, LiveApi, LiveEvent } from './live-events.ts'

const REPORT = { uid: 'anna@example.ru', notifyIDs: ['n1', 'n2'] }
const notification = {
  id: 'n1',
  typeCode: 'bonus',
  title: 'Начислены бонусы',
  body: '120 бонусов за заказ П-200042',
  createdAt: '2026-01-01T00:00:00.000Z'
}

interface OpenedLine {
  readonly notify: (event: LineEvent) => void
  readonly sent: string[]
  isClosed: boolean
}

function open(change: Partial<LiveApi> = {}) {
  const clock = createMemoryClock()
  const lines: OpenedLine[] = []
  const api: LiveApi = {
    connect(notify) {
      const line: OpenedLine = { notify, sent: [], isClosed: false }
      lines.push(line)
      return {
        send: text => void line.sent.push(text),
        close() {
          line.isClosed = true
        }
      }
    },
    renew: async () => true,
    now: clock.now,
    random: () => 0,
    log: () => undefined,
    ...change
  }
  const actor = createActor(createLiveMachine(api), { clock }).start()
  const received: string[] = []
  actor.on('notification.received', fact => received.push(fact.notification.id))
  return {
    actor,
    lines,
    received,
    clock,
    now: () => actor.getSnapshot(),
    send(...events: LiveEvent[]) {
      for (const event of events) actor.send(event)
      clock.advance(0)
    },
    notify(event: LineEvent) {
      lines.at(-1)?.notify(event)
      clock.advance(0)
    }
  }
}

const START: LiveEvent = { type: 'live.start' }
const OPENED: LineEvent = { type: 'line.opened' }

test('before it is started nothing opens it', () => {
  const { send, lines, now } = open()

  send({ type: 'token.changed' }, { type: 'host.present' }, { type: 'read.report', report: REPORT })

  expect(lines).toEqual([])
  expect([isLiveOpen(now()), now().matches({ running: 'lost' })]).toEqual([false, false])
})

test('it is open once the server has said so, not before', () => {
  const { send, notify, now } = open()
  send(START)
  expect(isLiveOpen(now())).toBe(false)

  notify(OPENED)

  expect(isLiveOpen(now())).toBe(true)
})

test('a report goes out as the JSON of the specification, over an open line only', () => {
  const { send, notify, lines } = open()
  send(START, { type: 'read.report', report: REPORT })
  notify(OPENED)

  send({ type: 'read.report', report: REPORT })

  expect(lines.flatMap(({ sent }) => sent)).toEqual([
    '{"uid":"anna@example.ru","notifyIDs":["n1","n2"]}'
  ])
})

test('what a closed line still says is heard by nobody', () => {
  const { send, notify, lines, received } = open()
  send(START)
  notify(OPENED)
  send({ type: 'token.changed' })
  notify(OPENED)

  lines[0]?.notify({ type: 'line.received', notification })
  notify({ type: 'line.received', notification: { ...notification, id: 'n2' } })

  expect(received).toEqual(['n2'])
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false])
})

test('a visitor who goes away takes the line along, and has it back when he comes', () => {
  const { send, notify, lines, now } = open()
  send(START)
  notify(OPENED)

  send({ type: 'host.absent' })
  expect([lines[0]?.isClosed, isLiveOpen(now())]).toEqual([true, false])
  send({ type: 'host.present' })
  notify(OPENED)

  expect(lines).toHaveLength(2)
  expect(isLiveOpen(now())).toBe(true)
})

test('a token that changes while nobody looks opens nothing until somebody does', () => {
  const { send, lines } = open()
  send(START, { type: 'host.absent' })
  const before = lines.length

  send({ type: 'token.changed' })
  expect(lines).toHaveLength(before)
  send({ type: 'host.present' })

  expect(lines).toHaveLength(before + 1)
})

test.each<[string, LiveApi['renew']]>([
  ['is none to be had', async () => false],
  ['cannot be asked for', () => Promise.reject(new Error('Нет сети'))]
])('where a newer token %s the line is lost until the visitor comes back', async (_, renew) => {
  const { send, notify, lines, now } = open({ renew })
  send(START)

  notify({ type: 'line.closed', code: 4401 })
  await settle()
  expect([now().matches({ running: 'lost' }), lines.length]).toEqual([true, 1])
  send({ type: 'host.present' })

  expect(lines).toHaveLength(2)
})

test('a second refusal of a token that was just renewed is final', async () => {
  let renewals = 0
  const { send, notify, clock, now } = open({
    async renew() {
      renewals += 1
      return true
    }
  })
  send(START)
  for (let refusal = 0; refusal < 2; refusal += 1) {
    notify({ type: 'line.closed', code: 4401 })
    await settle()
    clock.advance(0)
  }

  expect([renewals, now().matches({ running: 'lost' })]).toEqual([1, true])
})

test('once something has come over the renewed line, the token may be renewed again', async () => {
  let renewals = 0
  const { send, notify, clock } = open({
    async renew() {
      renewals += 1
      return true
    }
  })
  send(START)
  for (let day = 0; day < 3; day += 1) {
    notify({ type: 'line.closed', code: 4401 })
    await settle()
    clock.advance(0)
    notify(OPENED)
    notify({ type: 'line.received', notification })
  }

  expect(renewals).toBe(3)
})

test('each beat gives the line another 75 seconds', () => {
  const { send, notify, clock, lines } = open()
  send(START)
  notify(OPENED)
  for (let beat = 0; beat < 10; beat += 1) {
    notify({ type: 'line.beat' })
    clock.advance(74_000)
  }
  expect(lines).toHaveLength(1)

  clock.advance(1000)
  clock.advance(0)

  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false])
})
