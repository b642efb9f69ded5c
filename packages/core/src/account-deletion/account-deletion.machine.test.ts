import { expect, test } from 'vitest'

import { deleteAccount } from '../contracts/users.ts'
import { ApiError } from '../errors/api-error.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createAccountDeletionMachine } from './account-deletion.machine.ts'

const underWay = new ApiError({
  message: 'Сначала дождитесь заказов или отмените их: П-200001',
  status: 409
})
const wrongPassword = new ApiError({
  message: 'Неверный пароль',
  status: 422,
  fieldErrors: { password: 'Неверный пароль' }
})

async function createMember() {
  const shop = createTestShop()
  const form = { username: 'maria@example.com', password: 'пенал2026' }
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
  const actor = shop.createAccountDeletion()
  return { shop, actor, now: () => actor.getSnapshot() }
}

test('a deleted account leaves a guest without tokens', async () => {
  const { shop, actor, now } = await createMember()
  shop.server.on(deleteAccount, () => ({ message: 'Аккаунт удалён' }))

  actor.send({ type: 'deletion.ask' })
  actor.send({ type: 'deletion.confirm', password: ' пенал2026 ' })
  await shop.advance(0)

  expect(now().value).toBe('deleted')
  expect(shop.session.getSnapshot().matches('guest')).toBe(true)
  expect(shop.browser.cookies.has('auth_tokenpenal')).toBe(false)
  expect(shop.server.calls.find(({ name }) => name === 'DELETE /users/v1')?.body).toEqual({
    password: 'пенал2026'
  })
  shop.stop()
})

test('nothing is deleted without the question, nor without a password', async () => {
  const { shop, actor, now } = await createMember()

  actor.send({ type: 'deletion.confirm', password: 'пенал2026' })
  expect(now().value).toBe('idle')
  actor.send({ type: 'deletion.ask' })
  actor.send({ type: 'deletion.confirm', password: ' ' })

  expect(now().context.passwordError).toBe('Поле не заполнено')
  actor.send({ type: 'deletion.cancel' })
  expect(now().context.passwordError).toBe('')
  expect(shop.server.countOf(deleteAccount)).toBe(0)
  shop.stop()
})

test.each([
  ['a wrong password', wrongPassword, 'Неверный пароль', 'Неверный пароль'],
  ['an order under way', underWay, '', 'Сначала дождитесь заказов или отмените их: П-200001']
])('%s keeps the account and the visitor signed in', async (_, error, passwordError, message) => {
  const { shop, actor, now } = await createMember()
  shop.server.on(deleteAccount, () => {
    throw error
  })

  actor.send({ type: 'deletion.ask' })
  actor.send({ type: 'deletion.confirm', password: 'мимо' })
  await shop.advance(0)

  expect(now().value).toBe('confirming')
  expect(now().context.passwordError).toBe(passwordError)
  expect(now().context.failure?.message).toBe(message)
  expect(shop.session.getSnapshot().matches('member')).toBe(true)
  shop.stop()
})

test('every state and every transition is reached', () => {
  const machine = createAccountDeletionMachine({
    deleteAccount: () => new Promise(() => undefined)
  })

  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'deletion.ask' },
      { type: 'deletion.cancel' },
      { type: 'deletion.confirm', password: '' },
      { type: 'deletion.confirm', password: 'пенал2026' },
      { type: 'xstate.done.actor.deleteAccount' },
      { type: 'xstate.error.actor.deleteAccount', error: wrongPassword }
    ]
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
