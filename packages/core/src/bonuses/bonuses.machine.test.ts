import { expect, test } from 'vitest'

import { getBonusBalance, getBonusClient } from '../contracts/bonuses.ts'
import type { BonusBalance, BonusClient, BonusEntry } from '../entities/bonus.ts'
import { ApiError } from '../errors/api-error.ts'
import { demoConfiguration } from '../testing/demo-configuration.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createBonusesMachine } from './bonuses.machine.ts'
import {
  bonusesMessage,
  bonusesValue,
  bonusLog,
  expectedBonuses,
  hasMoreBonusLog,
  heldBonuses
} from './bonuses.selectors.ts'
import { bonusesState } from './bonuses-state.ts'

const entry = (id: number): BonusEntry => ({
  id,
  at: '2026-08-01T09:00:00.000Z',
  kind: 'accrued',
  title: `Начисление за заказ П-${id}`,
  value: 30,
  orderId: null,
  orderNumber: null
})

const balance = (page: number, ids: readonly number[]): BonusBalance => ({
  userType: 'user',
  value: 420,
  bonusLog: ids.map(entry),
  meta: { page, limit: 2, total: 3, pages: 2 }
})

const client: BonusClient = {
  active: true,
  accountType: 'user',
  value: 420,
  held: 100,
  expected: 55,
  accrualPercent: 5,
  writeOffPercent: 50
}

function openBonuses(needToUseBonuses = true) {
  const shop = createTestShop({
    state: { configuration: { ...demoConfiguration, needToUseBonuses } }
  })
  shop.server.on(getBonusBalance, ({ url }) => {
    const page = Number(url.searchParams.get('page'))
    // A new entry came meanwhile: the second page begins with the last one of the first.
    return page === 1 ? balance(1, [3, 2]) : balance(2, [2, 1])
  })
  shop.server.on(getBonusClient, () => client)
  const bonuses = shop.createBonuses()
  return { shop, bonuses, context: () => bonuses.getSnapshot().context }
}

test('shows the balance, what is on its way and the log page by page, no entry twice', async () => {
  const { shop, bonuses, context } = openBonuses()
  await shop.advance(0)
  expect(bonusesValue(context())).toBe(420)
  expect([heldBonuses(context()), expectedBonuses(context())]).toEqual([100, 55])
  expect(hasMoreBonusLog(context())).toBe(true)

  bonuses.send({ type: 'log.more' })
  bonuses.send({ type: 'log.more' })
  await shop.advance(0)

  expect(bonusLog(context()).map(({ id }) => id)).toEqual([3, 2, 1])
  expect(hasMoreBonusLog(context())).toBe(false)
  expect(shop.server.countOf(getBonusBalance)).toBe(2)
})

test('asks nothing while the shop has bonuses switched off', async () => {
  const { shop, bonuses } = openBonuses(false)

  bonuses.send({ type: 'bonuses.reload' })
  await shop.advance(0)

  expect(bonuses.getSnapshot().value).toBe('off')
  expect(shop.server.countOf(getBonusBalance)).toBe(0)
})

test('asks for the account of another kind of member by its user type', async () => {
  const { shop, bonuses, context } = openBonuses()
  await shop.advance(0)

  bonuses.send({ type: 'bonuses.choose', userType: 'dealer' })
  expect(bonusesValue(context())).toBeUndefined()
  await shop.advance(0)

  const asked = shop.server.calls.filter(({ name }) => name === 'GET /bonuses/v1/balance').at(-1)
  expect(asked?.url.searchParams.get('userType')).toBe('dealer')
  expect(bonusesValue(context())).toBe(420)
})

test('keeps what it shows when the next page cannot be read', async () => {
  const { shop, bonuses, context } = openBonuses()
  await shop.advance(0)
  shop.server.fail(getBonusBalance, () => {
    throw new ApiError({ message: 'Вы задали слишком много вопросов', status: 400 })
  })

  bonuses.send({ type: 'log.more' })
  await shop.advance(0)

  expect(bonusLog(context())).toHaveLength(2)
  expect(bonusesMessage(context())).toBe('Вы задали слишком много вопросов')
})

test('every state and transition is walked', () => {
  const never = () => new Promise<never>(() => undefined)
  const machine = createBonusesMachine({ open: never, readPage: never }, bonusesState(true))
  const error = new ApiError({ message: 'Нет связи', status: 503 })
  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'bonuses.reload' },
      { type: 'bonuses.choose', userType: 'dealer' },
      { type: 'log.more' },
      { type: 'xstate.done.actor.open', output: { balance: balance(1, [3, 2]), client } },
      { type: 'xstate.error.actor.open', error },
      { type: 'xstate.done.actor.readPage', output: balance(2, [1]) },
      { type: 'xstate.error.actor.readPage', error }
    ],
    check: ({ context }) => {
      expect(new Set(context.log.map(({ id }) => id)).size).toBe(context.log.length)
    }
  })

  const switchedOff = walkGraph(
    createBonusesMachine({ open: never, readPage: never }, bonusesState(false)),
    { events: [{ type: 'bonuses.reload' }] }
  )

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
  expect(switchedOff.snapshots.map(({ value }) => value)).toEqual(['off'])
})

test('the bonuses of one kind of member are asked for where the configuration says', async () => {
  const shop = createTestShop({
    scenario: 'dealer',
    config: { bonusesByUserTypePath: '/bonuses/v2/by-user-type' }
  })
  shop.server.on({ ...getBonusBalance, path: '/bonuses/v2/by-user-type' }, () => ({
    ...{ userType: 'org_user', value: 15, bonusLog: [] },
    meta: { page: 1, limit: 20, total: 0, pages: 0 }
  }))
  const bonuses = shop.createBonuses()
  await shop.advance(0)
  expect(bonuses.getSnapshot().context.value).toBe(1500)

  bonuses.send({ type: 'bonuses.choose', userType: 'org_user' })
  await shop.advance(0)

  expect(bonuses.getSnapshot().context.value).toBe(15)
})

test('a shop whose configuration is not known yet asks for no bonuses', () => {
  const shop = createTestShop({ scenario: 'dealer', state: { configuration: demoConfiguration } })

  expect(shop.createBonuses().getSnapshot().value).toBe('off')
  expect(createTestShop().createBonuses().getSnapshot().value).toBe('off')
})
