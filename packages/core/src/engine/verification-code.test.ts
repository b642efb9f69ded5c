import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { ApiError } from '../platform/api-error.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { settle } from '../testing/test-shop.ts'
import type { Contact } from './contact.ts'
import { createVerificationMachine, type SentCode } from './verification.machine.ts'
import { verificationMessages } from './verification.messages.ts'

const email = { kind: 'email', value: 'maria@example.com' } as const
const phone = { kind: 'phone', value: '+79120000000' } as const

/** Codes are answered by hand: `answer` settles the oldest question that waits. */
function start(code: SentCode = { length: 6, resendInSeconds: 60 }) {
  const clock = createMemoryClock()
  let slept = 0
  const checks: { contact: Contact; code: string; answer: (error?: Error) => void }[] = []
  const sentTo: Contact[] = []
  const machine = createVerificationMachine(
    {
      async send(contact) {
        sentTo.push(contact)
        return code
      },
      now: () => clock.now() + slept,
      check: (contact, text) =>
        new Promise((resolve, reject) => {
          const answer = (error?: Error) => (error ? reject(error) : resolve())
          checks.push({ contact, code: text, answer })
        })
    },
    email
  )
  const actor = createActor(machine, { clock }).start()
  const verified: Contact[] = []
  actor.on('contact.verified', fact => verified.push(fact.contact))
  const type = (text: string) => actor.send({ type: 'code.type', text })
  return {
    ...{ actor, clock, checks, sentTo, verified, type },
    now: () => actor.getSnapshot(),
    /** The window lies behind another one: no timer runs. */
    sleep: (ms: number) => {
      slept += ms
    },
    async ask() {
      actor.send({ type: 'code.send' })
      await settle()
    }
  }
}

test.each([
  [4, '12345', '1234'],
  [6, '1 2 3 4 5 6', '123456'],
  [6, 'ваш код 987654.', '987654']
])('a code of %s digits is taken out of «%s»', async (length, text, code) => {
  const { ask, type, checks } = start({ length, resendInSeconds: 60 })
  await ask()

  type(text)

  expect(checks.map(check => check.code)).toEqual([code])
})

test('nothing is checked before a code was asked for, nor twice at once', async () => {
  const { ask, type, checks } = start()

  type('123456')
  expect(checks).toEqual([])
  await ask()
  type('123456')
  type('654321')

  expect(checks.map(check => check.code)).toEqual(['123456'])
})

test('after a wrong code the seconds go on to zero and stop there', async () => {
  const { ask, type, checks, clock, now } = start({ length: 6, resendInSeconds: 2 })
  await ask()
  type('000000')
  checks[0]?.answer(new ApiError({ message: 'Неверный код', status: 422 }))
  await settle()

  clock.advance(1000)
  expect(now().context.resendIn).toBe(1)
  clock.advance(1000)
  clock.advance(1000)

  expect(now().context.resendIn).toBe(0)
  expect(now().context.failure?.message).toBe('Неверный код')
})

test('a code that may be asked for at once has no pause', async () => {
  const { ask, sentTo } = start({ length: 6, resendInSeconds: 0 })
  await ask()

  await ask()

  expect(sentTo).toEqual([email, email])
})

test('a proven contact is told once', async () => {
  const { actor, ask, type, checks, sentTo, verified } = start()
  await ask()
  type('123456')
  checks[0]?.answer()
  await settle()

  actor.send({ type: 'code.send' })
  await settle()

  expect(verified).toEqual([email])
  expect(sentTo).toEqual([email])
})

test('the field tells when another code may be asked for', () => {
  expect(verificationMessages.resendIn(59)).toBe('Новый код можно запросить через 59 с')
  expect(verificationMessages.resend).toBe('Отправить код ещё раз')
  expect(verificationMessages.verified).toBe('Подтверждено')
})

test('a code that has come still counts when another one could not be sent', async () => {
  const refused = new ApiError({ status: 429, message: 'Слишком много запросов' })
  const codes = [{ length: 4, resendInSeconds: 0 }]
  const api = {
    send: async () => codes.shift() ?? Promise.reject(refused),
    check: async () => undefined,
    now: Date.now
  }
  const actor = createActor(createVerificationMachine(api, phone)).start()
  actor.send({ type: 'code.send' })
  await settle()
  actor.send({ type: 'code.send' })
  await settle()

  expect(actor.getSnapshot().context.failure?.message).toBe('Слишком много запросов')
  actor.send({ type: 'code.type', text: '1234' })
  await settle()

  expect(actor.getSnapshot().value).toBe('verified')
})

test('a first code that could not be sent leaves nothing to type', async () => {
  const refused = new ApiError({ status: 429, message: 'Слишком много запросов' })
  const api = { send: () => Promise.reject(refused), check: async () => undefined, now: Date.now }
  const actor = createActor(createVerificationMachine(api, phone)).start()
  actor.send({ type: 'code.send' })
  await settle()

  expect(actor.getSnapshot().value).toBe('idle')
})

test('the time in another window, where the code was looked for, counts', async () => {
  const { ask, clock, sleep, now } = start({ length: 6, resendInSeconds: 60 })
  await ask()

  sleep(45_000)
  clock.advance(1000)
  const left = now().context.resendIn
  sleep(60_000)
  clock.advance(1000)

  expect([left, now().context.resendIn]).toEqual([14, 0])
})

test('the check of a code holds no other code back', async () => {
  const { ask, clock, type, checks, now } = start({ length: 4, resendInSeconds: 60 })
  await ask()

  type('1234')
  clock.advance(30_000)
  checks[0]?.answer(new ApiError({ status: 422, message: 'Неверный код' }))
  await settle()
  clock.advance(1000)

  expect(now().context.resendIn).toBe(29)
})
