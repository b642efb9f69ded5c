import { expect, test } from 'vitest'

import { getRaffle, joinRaffle } from '../contracts/raffles.ts'
import { ApiError } from '../platform/api-error.ts'
import { json } from '../testing/fake-server.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { demoRaffle } from '../testing/social-fixtures.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createRaffleMachine, raffleState } from './raffle.machine.ts'
import { raffleMessage } from './raffle.selectors.ts'

const at = (code: string) => ({
  read: { ...getRaffle, path: `/raffles/v1/${code}` },
  join: { ...joinRaffle, path: `/raffles/v1/participants/${code}` }
})
const { read, join } = at('teleskop')

const joined = { ticket: 7, participantsCount: 7, message: 'Вы участвуете, ваш номер — 7' }
const mine = { ticket: 7, allowed: false, message: joined.message }

async function open(known = demoRaffle()) {
  const shop = createTestShop()
  shop.server.on(read, () => demoRaffle())
  shop.server.on(join, () => joined)
  const raffle = (await shop.service('createRaffle'))('teleskop', known).actor
  await shop.advance(0)
  return { shop, raffle, context: () => raffle.getSnapshot().context }
}

test('joining shows the ticket at once and reads the list again', async () => {
  const { shop, raffle, context } = await open()
  shop.server.on(read, () => demoRaffle({ participantsCount: 7, participation: mine }))

  raffle.send({ type: 'raffle.join' })
  await shop.advance(0)

  expect(context().raffle?.participation).toMatchObject({ ticket: 7, allowed: false })
  expect(raffleMessage(context())).toBe('Вы участвуете, ваш номер — 7')
  expect(shop.server.countOf(read)).toBe(1)
})

test('two clicks are one call', async () => {
  const { shop, raffle } = await open()

  raffle.send({ type: 'raffle.join' })
  raffle.send({ type: 'raffle.join' })
  await shop.advance(0)

  expect(shop.server.countOf(join)).toBe(1)
})

test('whoever may not join makes no call', async () => {
  const message = 'Приём заявок закончен'
  const participation = { ticket: null, allowed: false, message }
  const { shop, raffle, context } = await open(demoRaffle({ status: 'closed', participation }))

  raffle.send({ type: 'raffle.join' })
  await shop.advance(0)

  expect(shop.server.countOf(join)).toBe(0)
  expect(raffleMessage(context())).toBe(message)
})

test('a refusal is told beside the button, and the raffle stays', async () => {
  const { shop, raffle, context } = await open()
  shop.server.fail(join, () => json(403, { message: 'Для участия нужен заказ от 3 000 ₽' }))

  raffle.send({ type: 'raffle.join' })
  await shop.advance(0)

  expect(raffleMessage(context())).toBe('Для участия нужен заказ от 3 000 ₽')
  expect(context().raffle?.title).toBe('Телескоп за форму')
})

test('participants are read by page', async () => {
  const { shop, raffle } = await open()

  raffle.send({ type: 'page.open', page: 3 })
  await shop.advance(0)

  expect(shop.server.calls.at(-1)?.url.search).toBe('?page=3')
})

test('a raffle that is not known is read, and read again after a failure', async () => {
  const shop = createTestShop()
  shop.server.on(at('nowhere').read, () => json(404, { message: 'Розыгрыш не найден' }))
  const raffle = (await shop.service('createRaffle'))('nowhere').actor
  await shop.advance(0)
  expect(raffle.getSnapshot().value).toBe('failed')
  expect(raffleMessage(raffle.getSnapshot().context)).toBe('Розыгрыш не найден')

  shop.server.on(at('nowhere').read, () => demoRaffle())
  raffle.send({ type: 'raffle.reload' })
  await shop.advance(0)

  expect(raffle.getSnapshot().value).toBe('ready')
})

test('every state and transition of a raffle is reached', () => {
  const machine = createRaffleMachine({ read: never, join: never }, raffleState())

  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'raffle.join' },
      { type: 'page.open', page: 2 },
      { type: 'raffle.reload' },
      { type: 'xstate.done.actor.read', output: demoRaffle() },
      { type: 'xstate.error.actor.read', error: new ApiError() },
      { type: 'xstate.done.actor.join', output: joined },
      { type: 'xstate.error.actor.join', error: new ApiError() }
    ]
  })

  expect(states, missed.join('\n')).toBe(1)
  expect(transitions, missed.join('\n')).toBe(1)
})

const never = () => new Promise<never>(() => undefined)
