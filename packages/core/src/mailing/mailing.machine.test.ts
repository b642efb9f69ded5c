import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { ApiError } from '../errors/api-error.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createMailingMachine, type MailingApi, mailingErrors } from './mailing.machine.ts'

const THANKS = 'Мы отправили письмо. Перейдите по ссылке в нём, чтобы подтвердить подписку'

const api = (given: Partial<MailingApi> = {}): MailingApi => ({
  subscribe: async () => THANKS,
  status: async () => 'none',
  stop: async () => 'stopped',
  ...given
})

function start(given: Partial<MailingApi> = {}) {
  const actor = createActor(createMailingMachine(api(given))).start()
  const settle = async () => (await waitFor(actor, snapshot => !snapshot.hasTag('busy'))).context
  return { actor, settle }
}

test('says that a letter is on its way', async () => {
  const sent: unknown[] = []
  const { actor, settle } = start({
    subscribe: async wish => {
      sent.push(wish)
      return THANKS
    }
  })

  actor.send({ type: 'mailing.subscribe', email: ' anna@example.ru ', accept: true })

  expect((await settle()).message).toBe(THANKS)
  expect(sent).toEqual([{ email: 'anna@example.ru', accept: true }])
})

test('sends nothing without a true address and a consent', async () => {
  const { actor } = start()
  actor.send({ type: 'mailing.subscribe', email: 'admin', accept: false })

  expect(actor.getSnapshot().hasTag('busy')).toBe(false)
  expect(mailingErrors({ email: 'admin', accept: false })).toEqual({
    email: 'Некорректный e-mail',
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
})

test('a member sees how the own subscription stands', async () => {
  const { actor, settle } = start()
  actor.send({ type: 'mailing.read' })
  const before = (await settle()).status
  actor.send({ type: 'mailing.subscribe', email: 'anna@example.ru', accept: true })
  const asked = (await settle()).status
  actor.send({ type: 'mailing.stop' })

  expect([before, asked, (await settle()).status]).toEqual(['none', 'pending', 'stopped'])
})

test('a refusal is shown and can be tried again', async () => {
  let isAway = true
  const { actor, settle } = start({
    subscribe: async () => {
      if (isAway) throw new ApiError({ message: 'Слишком много попыток', status: 429 })
      return THANKS
    }
  })
  actor.send({ type: 'mailing.subscribe', email: 'anna@example.ru', accept: true })
  const refused = await settle()
  isAway = false
  actor.send({ type: 'mailing.subscribe', email: 'anna@example.ru', accept: true })

  expect(refused.failure?.message).toBe('Слишком много попыток')
  expect(await settle()).toMatchObject({ message: THANKS, failure: undefined })
})

test.each([
  [{ email: '', accept: true }, 'Введите e-mail', undefined],
  [{ email: ' anna@example.ru ', accept: true }, undefined, undefined],
  [{ email: 'анна@', accept: true }, 'Некорректный e-mail', undefined],
  [
    { email: 'anna@example.ru', accept: false },
    undefined,
    'Необходимо подтвердить обработку персональных данных'
  ]
])('the wish %j is judged: %s, %s', (wish, email, accept) => {
  expect(mailingErrors(wish)).toEqual({ email, accept })
})

test('two clicks are one letter, and a guest’s status stays his own business', async () => {
  const sent: string[] = []
  const { actor, settle } = start({
    subscribe: async ({ email }) => {
      sent.push(email)
      return THANKS
    }
  })

  actor.send({ type: 'mailing.subscribe', email: 'anna@example.ru', accept: true })
  actor.send({ type: 'mailing.subscribe', email: 'anna@example.ru', accept: true })

  expect((await settle()).status).toBeUndefined()
  expect(sent).toEqual(['anna@example.ru'])
})

test('every state and transition can be reached', () => {
  const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new ApiError() })
  const { states, transitions, missed } = walkGraph(createMailingMachine(api()), {
    events: [
      { type: 'mailing.subscribe', email: 'anna@example.ru', accept: true },
      { type: 'mailing.subscribe', email: '', accept: true },
      { type: 'mailing.read' },
      { type: 'mailing.stop' },
      { type: 'xstate.done.actor.subscribe', output: THANKS },
      { type: 'xstate.done.actor.read', output: 'active' },
      { type: 'xstate.done.actor.stop', output: 'stopped' },
      failed('subscribe'),
      failed('read'),
      failed('stop')
    ]
  })

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
})
