import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import type { Basket } from '../entities/basket.ts'
import { ApiError } from '../platform/api-error.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { createFakeBasket, type FakeBasket } from '../testing/fake-basket.ts'
import { createRandomBytes } from '../testing/random.ts'
import { type BasketApi, createBasketMachine } from './basket.machine.ts'
import { lineMessage } from './basket.selectors.ts'
import type { BasketCommand } from './basket-commands.ts'
import { isUnsettled, quantityOf } from './basket-log.ts'
import { type BasketContext, basketState, emptyBasket, type WantedLine } from './basket-state.ts'

const NOT_SENT = 'Нет связи с магазином. Изменение отправится, как только связь появится'
const MICROTASKS = 12
const offline = () => Promise.reject(new ApiError({ retryable: true }))

/** A basket machine; `calls` tells when each call left, in seconds, and what it was about. */
function start(input: Partial<BasketApi> = {}, initial: BasketContext = emptyBasket()) {
  const clock = createMemoryClock()
  const startedAt = clock.now()
  const server = createFakeBasket()
  const calls: string[] = []
  const api: BasketApi = { ...answering(server), ...input }
  const noted = noting(api, what => calls.push(`${(clock.now() - startedAt) / 1000} ${what}`))
  const source = { now: clock.now, randomBytes: createRandomBytes(1) }
  const basket = createActor(createBasketMachine(noted, source, initial), { clock }).start()
  return {
    ...{ api, server, calls },
    context: () => basket.getSnapshot().context,
    async send(...commands: BasketCommand[]) {
      for (const command of commands) basket.send(command)
      await rest()
    },
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        clock.advance(1000)
        await rest()
      }
    }
  }
}

const answering = (server: FakeBasket): BasketApi => ({
  read: async () => server.read(),
  sendLines: async intents => server.putLines(intents),
  operate: async () => server.read()
})

const noting = (api: BasketApi, note: (what: string) => void): BasketApi => ({
  read(...call) {
    note('read')
    return api.read(...call)
  },
  sendLines(...call) {
    note(`put ${call[0][0]?.count}`)
    return api.sendLines(...call)
  },
  operate(...call) {
    note(call[0].kind)
    return api.operate(...call)
  }
})

async function rest() {
  for (let task = 0; task < MICROTASKS; task += 1) await Promise.resolve()
}

const known = basketState(createFakeBasket().read())

test('an outage is tried again after 1, 2, 4, 8, 16 seconds, then every half a minute', async () => {
  const { calls, pass } = start({ read: offline })
  await rest()

  await pass(125)

  expect(calls).toEqual(['0', '1', '3', '7', '15', '31', '61', '91', '121'].map(at => `${at} read`))
})

test('the basket is read before a lost wish is repeated, and nothing else is', async () => {
  const { api, server, calls, context, send, pass } = start({}, known)
  api.sendLines = async intents => {
    api.sendLines = async again => server.putLines(again)
    server.putLines(intents)
    return offline()
  }

  await send({ type: 'line.set', key: 7, count: 2 })
  await pass(1)

  expect(calls).toEqual(['0 put 2', '1 read', '1 put 2'])
  expect(server.counts()).toEqual({ 7: 2 })
  expect(isUnsettled(context())).toBe(false)
})

test('the third failure in a row says at the line that it waits, and the first answer ends it', async () => {
  const { api, server, context, send, pass } = start({ read: offline, sendLines: offline }, known)
  await send({ type: 'line.set', key: 7, count: 2 })
  await pass(1)
  expect(lineMessage(context(), 7)).toBe('')

  await pass(2)
  expect(lineMessage(context(), 7)).toBe(NOT_SENT)
  Object.assign(api, { read: async () => server.read(), sendLines: async () => offline() })
  await pass(4)

  expect(lineMessage(context(), 7)).toBe('')
  expect(quantityOf(context(), 7)).toBe(2)
})

test('a set waits for the network as any line does, says so, and loses nothing', async () => {
  const { api, server, context, send, pass } = start({ read: offline, sendLines: offline }, known)
  await send({ type: 'line.set', key: 'nabor:1-2', count: 2 })
  await pass(3)
  expect(lineMessage(context(), 'nabor:1-2')).toBe(NOT_SENT)

  Object.assign(api, answering(server))
  await pass(4)

  expect(server.counts()).toEqual({ 'nabor:1-2': 2 })
  expect(lineMessage(context(), 'nabor:1-2')).toBe('')
})

test('whoever acts during an outage does not wait for the next try', async () => {
  const { api, server, calls, send, pass } = start({ read: offline, sendLines: offline }, known)
  await send({ type: 'line.set', key: 7, count: 2 })
  await pass(16)
  Object.assign(api, {
    read: async () => server.read(),
    sendLines: async (intents: readonly WantedLine[]) => server.putLines(intents)
  })
  const before = calls.length

  await send({ type: 'line.set', key: 8, count: 1 })

  expect(calls.slice(before)).toEqual(['16 put 1', '16 read', '16 put 2'])
  expect(server.counts()).toEqual({ 7: 2, 8: 1 })
})

test('a basket that was never read tells why, one that is known does not', async () => {
  const unread = start({ read: offline })
  const read = start({ read: offline }, known)
  await read.send({ type: 'basket.reload' })

  expect(unread.context().failure).toBe('Произошла ошибка сервера')
  expect(read.context().failure).toBe('')
})

test('a reading that is refused is not repeated by itself, and the next good one ends its message', async () => {
  const { api, server, calls, context, send, pass } = start({
    read: () => Promise.reject(new ApiError({ message: 'Слишком много запросов', status: 429 }))
  })
  await pass(60)
  expect(calls).toEqual(['0 read'])
  expect(context().failure).toBe('Слишком много запросов')

  api.read = async () => server.read()
  await send({ type: 'basket.reload' })

  expect(context().failure).toBe('')
  expect(context().version).toBe(0)
})

test.each<[string, BasketCommand]>([
  ['a refused write-off', { type: 'bonuses.set', amount: 100 }],
  ['a refused selection', { type: 'lines.select', keys: [7], selected: false }],
  ['a refused clean-up', { type: 'stock.clean' }]
])('%s is told until the next command, whatever is read meanwhile', async (_, command) => {
  const refused = new ApiError({ message: 'Корзина занята', status: 409 })
  const { calls, context, send } = start({ operate: () => Promise.reject(refused) }, known)

  await send(command)
  expect(calls.at(-1)).toBe('0 read')
  expect([context().failure, context().promoError]).toEqual(['Корзина занята', ''])
  expect(isUnsettled(context())).toBe(false)
  await send({ type: 'line.set', key: 7, count: 1 })

  expect(context().failure).toBe('')
})

test('an answer that is older than what is shown settles its wish and shows nothing', async () => {
  const older: Basket = { ...createFakeBasket().read(), version: 3 }
  const { context, send } = start(
    { sendLines: async () => older },
    { ...known, version: 5, counts: { 7: 2, 8: 1 } }
  )

  await send({ type: 'line.set', key: 7, count: 3 })

  expect(isUnsettled(context())).toBe(false)
  expect(context()).toMatchObject({ version: 5, counts: { 7: 2, 8: 1 } })
})

/** The server answers so to every change. */
const refusing = (status: number, retryAfterMs?: number) => () =>
  Promise.reject(new ApiError({ message: 'Магазин занят', status, retryable: true, retryAfterMs }))

test.each([
  [500, undefined, [0, 1, 3]],
  [503, undefined, [0, 1, 3]],
  [429, 2000, [0, 2, 4]],
  [429, 60_000, [0]],
  [429, 86_400_000, [0]]
])(
  'a server that answers %s to changes, and asks for a pause of %s ms, is asked at %j s and then given up',
  async (status, retryAfterMs, times) => {
    const { calls, context, send, pass } = start(
      { sendLines: refusing(status, retryAfterMs) },
      known
    )

    await send({ type: 'line.set', key: 7, count: 2 })
    await pass(5)

    const asked = times.map(at => `${at} put 2`)
    expect(calls.filter(call => call.includes('put'))).toEqual(asked)
    expect(quantityOf(context(), 7)).toBe(0)
    expect(lineMessage(context(), 7)).toBe('Магазин занят')
    expect(isUnsettled(context())).toBe(false)
    const before = calls.length
    await pass(600)
    expect(calls).toHaveLength(before)
  }
)

test.each<[string, BasketCommand]>([
  ['a code', { type: 'promo.apply', code: 'ЛИНЕЙКА10' }],
  ['bonuses', { type: 'bonuses.set', amount: 100 }],
  ['a choice', { type: 'lines.select', keys: [7], selected: false }]
])(
  '%s that a server cannot take is given up within five seconds, and says why',
  async (_, command) => {
    const { calls, context, send, pass } = start({ operate: refusing(500) }, known)

    await send(command)
    await pass(5)

    expect(calls.filter(call => !call.includes('read'))).toHaveLength(3)
    expect(context().promoError + context().failure).toBe('Магазин занят')
    expect(isUnsettled(context())).toBe(false)
  }
)

test('many lines that a server cannot take are each tried as often', async () => {
  const { calls, send, pass } = start({ sendLines: refusing(503) }, known)

  await send(...[1, 2, 3, 4].map(key => ({ type: 'line.set' as const, key, count: key })))
  await pass(60)

  for (const count of [1, 2, 3, 4]) {
    expect(calls.filter(call => call.endsWith(`put ${count}`))).toHaveLength(3)
  }
})

test('a server that cannot take a change twice, and then can, has it', async () => {
  const { api, server, context, send, pass } = start({ sendLines: refusing(500) }, known)
  await send({ type: 'line.set', key: 7, count: 2 })
  await pass(2)
  api.sendLines = async intents => server.putLines(intents)

  await pass(2)

  expect(server.counts()).toEqual({ 7: 2 })
  expect(lineMessage(context(), 7)).toBe('')
})

test('while nothing answers no change is given up, however long it takes', async () => {
  const gone = refusing(502)
  const { api, server, context, send, pass } = start({ read: gone, sendLines: gone }, known)
  await send({ type: 'line.set', key: 7, count: 2 })
  await pass(600)
  expect(quantityOf(context(), 7)).toBe(2)

  Object.assign(api, answering(server))
  await pass(30)

  expect(server.counts()).toEqual({ 7: 2 })
})

test('changes whose answers never come are asked less and less often, and are kept', async () => {
  const { calls, context, send, pass } = start({ sendLines: offline }, known)

  await send({ type: 'line.set', key: 7, count: 2 })
  await pass(121)

  const asked = [0, 1, 3, 7, 15, 31, 61, 91, 121].map(at => `${at} put 2`)
  expect(calls.filter(call => call.includes('put'))).toEqual(asked)
  expect(quantityOf(context(), 7)).toBe(2)
})

test('a reading waits as long as the server asks', async () => {
  const { calls, pass } = start({ read: refusing(429, 3_600_000) })
  await rest()

  await pass(3599)
  expect(calls).toEqual(['0 read'])
  await pass(1)

  expect(calls).toEqual(['0 read', '3600 read'])
})
