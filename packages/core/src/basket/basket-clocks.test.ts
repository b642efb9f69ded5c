import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { runsOf } from '../../../../testing/runs.ts'
import { createServerTime } from '../api/server-time.ts'
import { ApiError } from '../platform/api-error.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { mapStorage } from '../platform/platform.ts'
import { createFakeBasket, type FakeBasket } from '../testing/fake-basket.ts'
import { createRandomBytes } from '../testing/random.ts'
import { type BasketApi, createBasketMachine } from './basket.machine.ts'
import { appliedPromo, lineMessage } from './basket.selectors.ts'
import type { BasketCommand } from './basket-commands.ts'
import { type LineKey } from './basket-line.ts'
import { isLineSelected, isUnsettled, quantityOf } from './basket-log.ts'
import { emptyBasket } from './basket-state.ts'

const START = createMemoryClock().now()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const YEAR_MS = 365 * 24 * HOUR_MS
const CHANGED = 'Это уже изменили на другом устройстве'
const SET = 'nabor:1-2'
const MICROTASKS = 12

async function rest() {
  for (let task = 0; task < MICROTASKS; task += 1) await Promise.resolve()
}

const apiOf = (server: FakeBasket): BasketApi => ({
  read: async () => server.read(),
  sendLines: async intents => server.putLines(intents),
  operate: async operation => {
    const { id: intent } = operation
    if (operation.kind === 'select') {
      return server.select(operation.keys, operation.selected, { intent })
    }
    return operation.kind === 'promo'
      ? server.setPromo(operation.code || null, { intent })
      : server.read()
  }
})

interface Device {
  /** By so much its clock is wrong. */
  readonly aheadMs?: number
  /** The page of the shop brought the server's time. */
  readonly knowsTime?: boolean
  readonly storage?: ReturnType<typeof mapStorage>
}

/** One basket, the right time, and devices with clocks of their own. */
function openWorld() {
  const truth = createMemoryClock(START)
  const server = createFakeBasket({ now: truth.now })
  let opened = 0

  function open({ aheadMs = 0, knowsTime = false, storage = mapStorage(new Map()) }: Device = {}) {
    opened += 1
    let error = aheadMs
    let steady = 0
    const clock = {
      ...truth,
      now: () => truth.now() + error,
      steady: () => truth.steady() - steady
    }
    const time = createServerTime(clock, knowsTime ? truth.now() : undefined)
    const source = { now: time.now, randomBytes: createRandomBytes(opened), storage }
    const api = apiOf(server)
    const basket = createActor(createBasketMachine(api, source, emptyBasket()), { clock }).start()
    return {
      api,
      context: () => basket.getSnapshot().context,
      /** Each thing is pressed by itself, not as one of several clicks in a row. */
      async press(command: BasketCommand) {
        basket.send(command)
        await pass(500)
      },
      setClock: (ms: number) => {
        error = ms
      },
      /** The time goes on without the clock that nobody sets. */
      sleep(ms: number) {
        truth.advance(ms)
        steady += ms
      }
    }
  }

  async function pass(ms: number) {
    await rest()
    truth.advance(ms)
    await rest()
    truth.advance(0)
    await rest()
  }
  return { open, pass, server, truth }
}

const set = (count: number, key: LineKey = 7): BasketCommand => ({ type: 'line.set', key, count })

const wrong: readonly [string, number][] = [
  ['a year fast', YEAR_MS],
  ['two hours fast', 2 * HOUR_MS],
  ['five minutes fast', 5 * MINUTE_MS],
  ['fifty seconds fast', 50_000],
  ['three hours slow', -3 * HOUR_MS],
  ['since 1970', -START]
]

test.each(wrong)(
  'a device that is %s, and is set right, is heard all the time',
  async (_, aheadMs) => {
    const { open, server } = openWorld()
    const storage = mapStorage(new Map())
    const wrongly = open({ aheadMs, storage })
    await wrongly.press(set(3))
    await wrongly.press(set(0))
    await wrongly.press(set(2))
    expect(server.counts()).toEqual({ 7: 2 })

    wrongly.setClock(0)
    await wrongly.press(set(4))
    expect(server.counts()).toEqual({ 7: 4 })
    for (const next of [open({ storage, knowsTime: true }), open({ storage }), open()]) {
      await next.press(set(0))
      expect(server.counts()).toEqual({})
      await next.press(set(1))
      expect(server.counts()).toEqual({ 7: 1 })
    }
  }
)

test.each(wrong)('a second device is heard beside one that is %s', async (_, aheadMs) => {
  const { open, server } = openWorld()
  const [other, own] = [open({ aheadMs }), open({ knowsTime: true })]

  for (const count of [1, 2, 3]) {
    await other.press(set(count))
    await own.press(set(count + 10))
    expect(server.counts()).toEqual({ 7: count + 10 })
    await other.press(set(count, SET))
    await own.press(set(0, SET))
    expect(server.counts()[SET]).toBeUndefined()
  }

  expect(quantityOf(own.context(), 7)).toBe(13)
  expect(isUnsettled(own.context())).toBe(false)
})

test.each(wrong)('codes and choices are heard beside a device that is %s', async (_, aheadMs) => {
  const { open, server } = openWorld()
  const [other, own] = [open({ aheadMs }), open({ knowsTime: true })]
  await other.press(set(1))
  await other.press({ type: 'lines.select', keys: [7], selected: false })
  await other.press({ type: 'promo.apply', code: 'ЛИНЕЙКА10' })

  await own.press({ type: 'lines.select', keys: [7], selected: true })
  await own.press({ type: 'promo.cancel' })

  expect(server.read().total).toMatchObject({ count: 1, promocodeUsed: null })
  expect(isLineSelected(own.context(), 7)).toBe(true)
  expect(appliedPromo(own.context())).toBe('')
})

test('a basket is cleared beside a device that is a year fast, also by it', async () => {
  const { open, server } = openWorld()
  const [other, own] = [open({ aheadMs: YEAR_MS }), open({ knowsTime: true })]
  await other.press(set(1))
  await own.press({ type: 'basket.reload' })
  await own.press({ type: 'basket.clear' })
  expect(server.counts()).toEqual({})

  await own.press(set(2, SET))
  await other.press({ type: 'basket.reload' })
  await other.press({ type: 'basket.clear' })

  expect(server.counts()).toEqual({})
})

test('any devices with any clocks: what is pressed last is what the basket has', async () => {
  const devices = fc.array(
    fc.record({
      aheadMs: fc.constantFrom(0, ...wrong.map(([, ms]) => ms)),
      knowsTime: fc.boolean()
    }),
    {
      minLength: 2,
      maxLength: 4
    }
  )
  const presses = fc.array(
    fc.record({
      device: fc.nat(3),
      count: fc.integer({ min: 0, max: 9 }),
      shiftMs: fc.constantFrom(undefined, 0, YEAR_MS, -HOUR_MS)
    }),
    { minLength: 5, maxLength: 25 }
  )
  await fc.assert(
    fc.asyncProperty(devices, presses, async (input, script) => {
      const { open, server } = openWorld()
      const opened = input.map(open)
      for (const { device, count, shiftMs } of script) {
        const pressed = opened[device % opened.length]
        if (shiftMs !== undefined) pressed?.setClock(shiftMs)
        await pressed?.press(set(count))
        expect(server.counts()[7] ?? 0).toBe(count)
      }
    }),
    { numRuns: runsOf('devices with wrong clocks') }
  )
})

test('a wish that is passed over twice shows what the server has, and says so', async () => {
  const { open, server } = openWorld()
  const own = open({ knowsTime: true })
  let sent = 0
  own.api.sendLines = async () => {
    sent += 1
    const newest = `7${'f'.repeat(30)}${sent}`
    return { ...server.putLines([{ id: newest, key: 7, count: 9 }]), newest: { 7: newest } }
  }

  await own.press(set(2))

  expect(sent).toBe(2)
  expect(quantityOf(own.context(), 7)).toBe(9)
  expect(lineMessage(own.context(), 7)).toBe(CHANGED)
  expect(isUnsettled(own.context())).toBe(false)
})

const offline = () => Promise.reject(new ApiError({ retryable: true }))

test('two tabs without a network end with what was pressed last, without a word', async () => {
  for (const order of [
    [0, 1],
    [1, 0]
  ]) {
    const { open, pass, server } = openWorld()
    const storage = mapStorage(new Map())
    const tabs = [open({ storage, knowsTime: true }), open({ storage, aheadMs: -HOUR_MS })]
    for (const { api } of tabs) Object.assign(api, { sendLines: offline, read: offline })
    await tabs[0]?.press(set(2))
    await tabs[1]?.press(set(5))

    for (const at of order) {
      const tab = tabs[at]
      if (tab) Object.assign(tab.api, apiOf(server))
      for (let second = 0; second < 40; second += 1) await pass(1000)
    }

    expect(server.counts()).toEqual({ 7: 5 })
    expect(tabs.map(tab => lineMessage(tab.context(), 7))).toEqual(['', ''])
  }
})

test('a wish whose answer was lost does not undo what another device did since, and says so', async () => {
  const { open, pass, server } = openWorld()
  const [own, other] = [open({ knowsTime: true }), open({ knowsTime: true })]
  own.api.sendLines = async intents => {
    server.putLines(intents)
    Object.assign(own.api, { sendLines: offline, read: offline })
    return offline()
  }
  await own.press(set(2))
  await other.press(set(5))

  Object.assign(own.api, apiOf(server))
  for (let second = 0; second < 40; second += 1) await pass(1000)

  expect(server.counts()).toEqual({ 7: 5 })
  expect(quantityOf(own.context(), 7)).toBe(5)
  expect(lineMessage(own.context(), 7)).toBe(CHANGED)
})

test('after a sleep, which stops the clock that nobody sets, a device is heard at once', async () => {
  const { open, server } = openWorld()
  const [own, other] = [open({ knowsTime: true }), open({ knowsTime: true })]
  own.sleep(8 * HOUR_MS)
  await other.press(set(5))
  let calls = 0
  own.api.sendLines = async intents => {
    calls += 1
    return server.putLines(intents)
  }

  await own.press(set(2))

  expect([server.counts(), calls]).toEqual([{ 7: 2 }, 1])
})

test('a page that brings the time of the server needs one call, whatever its clock is set to', async () => {
  for (const [, aheadMs] of wrong) {
    const { open, server } = openWorld()
    const [own, other] = [open({ aheadMs, knowsTime: true }), open({ knowsTime: true })]
    await other.press(set(5))
    let calls = 0
    own.api.sendLines = async intents => {
      calls += 1
      return server.putLines(intents)
    }
    own.setClock(-HOUR_MS)

    await own.press(set(2))

    expect([server.counts(), calls]).toEqual([{ 7: 2 }, 1])
  }
})
