import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import type { Raffle } from '../entities/raffle.ts'
import { ApiError } from '../platform/api-error.ts'
import { demoRaffle } from '../testing/social-fixtures.ts'
import { settle } from '../testing/test-shop.ts'
import { commitmentOf, drawTickets, isDrawTrue, prizesInOrder } from './draw.ts'
import { createRaffleMachine, type RaffleApi, raffleState } from './raffle.machine.ts'
import { raffleMessage } from './raffle.selectors.ts'

const never = () => new Promise<never>(() => undefined)

async function open(api: Partial<RaffleApi>, known: Raffle | undefined = demoRaffle()) {
  const actor = createActor(
    createRaffleMachine({ read: never, join: never, ...api }, raffleState(known))
  ).start()
  await settle()
  return { actor, context: () => actor.getSnapshot().context }
}

test('before it is read a raffle says nothing', () => {
  const unknown = raffleState()

  expect(raffleMessage(unknown)).toBe('')
  expect(unknown.page).toBe(1)
})

test('a page of participants that its address brought is the one that is wanted', () => {
  const { participants } = demoRaffle()
  const meta = { ...participants.meta, page: 3 }

  expect(raffleState(demoRaffle({ participants: { ...participants, meta } })).page).toBe(3)
})

test('of two pages in a row the last one is shown, whichever answer comes first', async () => {
  const answers = new Map<number, (raffle: Raffle) => void>()
  const { actor, context } = await open({
    read: page => new Promise(answer => void answers.set(page, answer))
  })

  actor.send({ type: 'page.open', page: 2 })
  actor.send({ type: 'page.open', page: 3 })
  answers.get(3)?.(demoRaffle({ title: 'Страница 3' }))
  await settle()
  answers.get(2)?.(demoRaffle({ title: 'Страница 2' }))
  await settle()

  expect([context().raffle?.title, context().page]).toEqual(['Страница 3', 3])
})

test('a page that was not given is told in words, and the next one takes them away', async () => {
  let isDown = true
  const { actor, context } = await open({
    async read() {
      if (isDown) throw new ApiError({ status: 500, retryable: true })
      return demoRaffle()
    }
  })
  actor.send({ type: 'page.open', page: 2 })
  await settle()
  expect(raffleMessage(context())).toBe('Произошла ошибка сервера')
  expect(actor.getSnapshot().value).toBe('ready')
  isDown = false

  actor.send({ type: 'page.open', page: 3 })
  await settle()

  expect(context().failure).toBeUndefined()
})

test('who was refused may try again', async () => {
  let tries = 0
  const { actor, context } = await open({
    async join() {
      tries += 1
      if (tries === 1) throw new ApiError({ retryable: true })
      return { ticket: 8, participantsCount: 8, message: 'Вы участвуете, ваш номер — 8' }
    }
  })
  actor.send({ type: 'raffle.join' })
  await settle()
  expect(context().raffle?.participation).toMatchObject({ allowed: true, ticket: null })

  actor.send({ type: 'raffle.join' })
  await settle()

  expect(context().raffle?.participation).toMatchObject({ allowed: false, ticket: 8 })
  expect(context().raffle?.participantsCount).toBe(8)
})

test('a prize stands as often as it is given, one that is not given not at all', () => {
  const prizes = [
    { title: 'Телескоп', count: 1 },
    { title: 'Глобус', count: 0 },
    { title: 'Рюкзак', count: 2 }
  ]

  expect(prizesInOrder(prizes)).toEqual(['Телескоп', 'Рюкзак', 'Рюкзак'])
  expect(prizesInOrder([])).toEqual([])
})

test('the same rules draw the same tickets, any other rule draws others', () => {
  const rules = { code: 'teleskop', seed: 'семя', participants: 1000, places: 5 }
  const tickets = drawTickets(rules)

  expect(drawTickets({ ...rules })).toEqual(tickets)
  expect(drawTickets({ ...rules, places: 3 })).toEqual(tickets.slice(0, 3))
  for (const other of [{ code: 'globus' }, { seed: 'семя2' }, { participants: 1001 }]) {
    expect(drawTickets({ ...rules, ...other })).not.toEqual(tickets)
  }
})

function drawn(change: Partial<Raffle['draw']> = {}) {
  const rules = { code: 'globus', seed: 'соль', participants: 9, places: 1 }
  const [ticket = 0] = drawTickets(rules)
  const winners = [{ ticket, name: 'М*** И.', prize: 'Глобус' }]
  const draw = {
    commitment: commitmentOf('соль'),
    seed: 'соль',
    participants: 9,
    winners,
    drawnAt: '2026-09-01',
    ...change
  }
  return { code: 'globus', prizes: [{ title: 'Глобус', count: 1, image: null }], draw }
}

test.each<[string, ReturnType<typeof drawn>]>([
  ['whose promise was changed afterwards', drawn({ commitment: commitmentOf('перец') })],
  ['of another raffle', { ...drawn(), code: 'teleskop' }],
  ['whose count of tickets nobody told', drawn({ participants: null })],
  [
    'with a winner too many',
    drawn({ winners: [...drawn().draw.winners, ...drawn().draw.winners] })
  ],
  [
    'with another prize',
    drawn({ winners: drawn().draw.winners.map(won => ({ ...won, prize: 'Ластик' })) })
  ],
  ['that is still to come', drawn({ seed: null, participants: null, winners: [], drawnAt: null })]
])('a draw %s is not true', (_, raffle) => {
  expect(isDrawTrue(drawn())).toBe(true)
  expect(isDrawTrue(raffle)).toBe(false)
})
