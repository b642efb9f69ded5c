import { expect, test } from 'vitest'

import { sendVerification, verifyContact } from '../contracts/users.ts'
import { ApiError } from '../platform/api-error.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createVerificationMachine } from './verification.machine.ts'

const contact = { kind: 'email', value: 'maria@example.com' } as const
const sent = { message: 'Код отправлен на почту', length: 6, expiresInSeconds: 600 }
const wrong = new ApiError({
  message: 'Неверный код. Осталось 4 попытки',
  status: 422,
  fieldErrors: { code: 'Неверный код. Осталось 4 попытки' }
})

async function createVerification() {
  const shop = createTestShop()
  shop.server.on(sendVerification, () => ({ ...sent, resendInSeconds: 60 }))
  shop.server.on(verifyContact, () => ({ message: 'Подтверждено', verified: true }))
  const actor = (await shop.service('createVerification'))(contact).actor
  const verified: unknown[] = []
  actor.on('contact.verified', fact => verified.push(fact.contact))
  return { shop, actor, verified, now: () => actor.getSnapshot() }
}

test('the last digit sends the code, however it was typed or pasted', async () => {
  const { shop, actor, verified, now } = await createVerification()
  actor.send({ type: 'code.send' })
  await shop.advance(0)

  actor.send({ type: 'code.type', text: '12 34' })
  expect(now().value).toBe('entering')
  actor.send({ type: 'code.type', text: 'код: 123-456 7' })
  await shop.advance(0)

  expect(now().value).toBe('verified')
  expect(verified).toEqual([contact])
  const call = shop.server.calls.find(({ name }) => name === 'POST /users/v1/verify')
  expect(call?.body).toEqual({ ...contact, code: '123456' })
  shop.stop()
})

test('another code may be asked for after the pause, and not before', async () => {
  const { shop, actor, now } = await createVerification()
  actor.send({ type: 'code.send' })
  await shop.advance(0)
  expect(now().context.resendIn).toBe(60)

  await shop.advance(59_000)
  actor.send({ type: 'code.send' })
  expect(now().context.resendIn).toBe(1)
  expect(shop.server.countOf(sendVerification)).toBe(1)
  await shop.advance(1000)
  actor.send({ type: 'code.send' })
  await shop.advance(0)

  expect(shop.server.countOf(sendVerification)).toBe(2)
  expect(now().context.resendIn).toBe(60)
  shop.stop()
})

test('a wrong code is told and emptied, until the next key', async () => {
  const { shop, actor, now } = await createVerification()
  shop.server.on(verifyContact, () => {
    throw wrong
  })
  actor.send({ type: 'code.send' })
  await shop.advance(0)

  actor.send({ type: 'code.type', text: '000000' })
  await shop.advance(0)

  expect(now().value).toBe('entering')
  expect(now().context).toMatchObject({
    code: '',
    failure: { message: 'Неверный код. Осталось 4 попытки' }
  })
  actor.send({ type: 'code.type', text: '1' })
  expect(now().context.failure).toBeUndefined()
  shop.stop()
})

test('a code that could not be sent says why', async () => {
  const { shop, actor, now } = await createVerification()
  shop.server.on(sendVerification, () => {
    throw new ApiError({ message: 'Новый код можно запросить через 40 с', status: 429 })
  })

  actor.send({ type: 'code.send' })
  await shop.advance(0)

  expect(now().value).toBe('idle')
  expect(now().context.failure?.message).toBe('Новый код можно запросить через 40 с')
  shop.stop()
})

test('every state and every transition is reached', () => {
  const never = () => new Promise<never>(() => undefined)
  let time = 0
  // Each look at the clock is a second later than the one before.
  const now = () => {
    time += 1000
    return time
  }
  const machine = createVerificationMachine({ send: never, check: never, now }, contact)

  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'code.send' },
      { type: 'code.type', text: '12' },
      { type: 'code.type', text: '123456' },
      { type: 'xstate.done.actor.send', output: { length: 6, resendInSeconds: 1 } },
      { type: 'xstate.error.actor.send', error: wrong },
      { type: 'xstate.done.actor.check' },
      { type: 'xstate.error.actor.check', error: wrong }
    ],
    contextKey: ({ resendAt: _, ...context }) => context
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
