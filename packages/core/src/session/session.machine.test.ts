import { expect, test } from 'vitest'
import { transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

import { getInit } from '../contracts/init.ts'
import { login, signup } from '../contracts/users.ts'
import { ApiError } from '../platform/api-error.ts'
import { json } from '../testing/fake-server.ts'
import { demoProfile } from '../testing/fixtures.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createSessionMachine } from './session.machine.ts'
import {
  isSignedIn,
  priceRole,
  sessionMessage,
  sessionNotice,
  sessionProfile
} from './session.selectors.ts'
import type { SessionApi, SessionEvent } from './session-events.ts'

const form = { username: 'maria@example.com', password: 'пенал2026' }
const signUpForm = {
  fio: 'Иванова Мария Петровна',
  email: 'maria@example.com',
  phone: '+79990000000',
  password: ' пенал2026 ',
  accept: true
}

function createSession() {
  const shop = createTestShop()
  const facts: unknown[] = []
  shop.session.actor.on('*', fact => facts.push(fact.type))
  return { shop, facts, session: () => shop.session.actor.getSnapshot() }
}

test('stores no tokens when a temporary password was mailed, even if some came along', async () => {
  const { shop, session } = createSession()
  shop.server.on(login, () => ({
    token: 'access-1',
    refreshToken: 'refresh-1',
    basket: null,
    passwordSent: true
  }))

  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)

  expect(session().matches('guest')).toBe(true)
  expect(sessionNotice(session().context)).toBe('Временный пароль отправлен на вашу почту')
  expect(shop.browser.cookies.has('auth_tokenpenal')).toBe(false)
})

test('signs a new customer in when his sign-up yields tokens', async () => {
  const { shop, facts, session } = createSession()

  shop.session.send({ type: 'signup.submit', form: signUpForm })
  await shop.advance(0)

  expect(isSignedIn(session().context)).toBe(true)
  expect(facts).toEqual(['session.signedUp', 'session.signedIn'])
  const call = shop.server.calls.find(({ name }) => name === 'POST /users/v1/signup')
  expect(call?.body).toMatchObject({ password: 'пенал2026', email: 'maria@example.com' })
})

test('leaves a new customer a guest until he has confirmed his e-mail', async () => {
  const { shop, facts, session } = createSession()
  shop.server.on(signup, () => ({ token: null, refreshToken: null, basket: null }))

  shop.session.send({ type: 'signup.submit', form: signUpForm })
  await shop.advance(0)

  expect(isSignedIn(session().context)).toBe(false)
  expect(facts).toEqual(['session.signedUp'])
})

test('shows what is wrong with the fields of a sign-up, until the next try', async () => {
  const { shop, session } = createSession()
  shop.server.on(signup, () => {
    throw new ApiError({
      message: 'Проверьте введённые данные',
      status: 422,
      fieldErrors: { email: 'Такой e-mail уже есть' }
    })
  })
  shop.session.send({ type: 'signup.submit', form: signUpForm })
  await shop.advance(0)
  expect(session().context.failure?.fieldErrors).toEqual({ email: 'Такой e-mail уже есть' })
  expect(sessionMessage(session().context)).toBe('Проверьте введённые данные')

  shop.session.send({ type: 'signup.submit', form: signUpForm })

  expect(sessionMessage(session().context)).toBe('')
})

test('submits once when the button is clicked twice', async () => {
  const { shop } = createSession()

  shop.session.send({ type: 'signin.submit', form })
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)

  expect(shop.server.countOf(login)).toBe(1)
})

test('learns who the visitor is after a sign-in', async () => {
  const { shop, session } = createSession()

  const email = 'petrova@example.com'
  shop.session.send({ type: 'signin.submit', form: { ...form, username: email } })
  await shop.advance(0)

  expect(sessionProfile(session().context)).toEqual(demoProfile({ uid: email, email }))
  expect(priceRole(session().context)).toBe('guest_opt')
})

const dealerToken = `e30.${btoa(
  JSON.stringify({ uid: 'u-1', roles: ['dealer'], priceRole: 'dealer', bonusType: 'dealer' })
)}.s`

test('what the initialisation does not say of a member’s roles his token says', async () => {
  const { shop, session } = createSession()
  shop.server.on(login, () => ({
    token: dealerToken,
    refreshToken: 'refresh-1',
    basket: null,
    passwordSent: false
  }))
  shop.server.on(getInit, () => ({ priceRole: 'opt', profile: null, categories: [] }))

  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)

  expect(session().context).toMatchObject({
    roles: ['dealer'],
    priceRole: 'opt',
    bonusType: 'dealer'
  })
})

test('says that the initialisation failed, in the words of the specification', async () => {
  const { shop, session } = createSession()
  shop.server.on(getInit, () => json(400, {}))
  await shop.advance(0)

  expect(session().context.failure).toMatchObject({
    message: 'Не удалось выполнить инициализацию, попробуйте перезагрузить страницу',
    status: 502
  })
})

test('signs out only once when the initialisation after it is refused as well', async () => {
  const { shop, facts } = createSession()
  shop.session.send({ type: 'signin.submit', form })
  await shop.advance(0)
  shop.server.on(getInit, () => json(401, {}))

  shop.session.send({ type: 'signout.submit' })
  await shop.advance(1000)

  expect(facts.filter(fact => fact === 'session.signedOut')).toHaveLength(1)
})

test('keeps the chosen currency in its cookie and reads the basket again', async () => {
  const { shop, session } = createSession()
  await shop.advance(0)

  shop.session.send({ type: 'currency.choose', id: '3' })
  await shop.advance(0)

  expect(shop.browser.cookies.get('currency-idpenal')).toBe('3')
  expect(session().context.currencyId).toBe('3')
  expect(shop.server.calls.at(-1)?.headers.get('currency-id')).toBe('3')
  expect(session().context.currencies).toEqual([])
})

test('has no state that cannot be reached, and a sign-out leads out of each account state', () => {
  const idle: SessionApi = {
    signIn: () => new Promise(() => undefined),
    signUp: () => new Promise(() => undefined),
    refresh: () => new Promise(() => undefined),
    keep() {},
    forget() {},
    claims: () => ({}),
    isCurrent: () => true,
    chooseCurrency() {}
  }
  const events: SessionEvent[] = [
    { type: 'signin.submit', form },
    { type: 'signup.submit', form: signUpForm },
    { type: 'session.refused', token: 'a' },
    { type: 'otherTab.signedIn' }
  ]
  const machine = createSessionMachine(idle)

  const paths = getShortestPaths(machine, {
    events,
    serializeState: state => JSON.stringify(state.value)
  })

  expect(paths.map(({ state }) => JSON.stringify(state.value)).toSorted()).toEqual([
    '"guest"',
    '"signingIn"',
    '"signingUp"',
    '{"member":"refreshing"}',
    '{"member":"signedIn"}'
  ])
  for (const { state } of paths.filter(path => path.state.matches('member'))) {
    for (const type of ['signout.submit', 'session.end', 'otherTab.signedOut'] as const) {
      const [next] = transition(machine, state, { type })
      expect(next.matches('guest')).toBe(true)
    }
  }
})

test('every state and every transition is reached, and the context tells a member as the state does', () => {
  const idle: SessionApi = {
    signIn: () => new Promise(() => undefined),
    signUp: () => new Promise(() => undefined),
    refresh: () => new Promise(() => undefined),
    keep() {},
    forget() {},
    claims: () => ({}),
    isCurrent: () => true,
    chooseCurrency() {}
  }
  const failed = new ApiError({ message: 'Нет', status: 422 })
  const failure = { message: 'Нет', status: 502, fieldErrors: {}, retryable: true }
  const tokens = { access: 'a', refresh: 'r' }
  const bare = { tokens: undefined, basket: undefined, passwordSent: false }
  const profile = demoProfile()

  const { states, transitions, missed } = walkGraph(createSessionMachine(idle), {
    events: [
      { type: 'signin.submit', form },
      { type: 'signup.submit', form: signUpForm },
      { type: 'signout.submit' },
      { type: 'session.end' },
      { type: 'session.refused', token: 'a' },
      { type: 'session.reload' },
      { type: 'session.initialised', init: { roles: ['user'], priceRole: 'user', profile } },
      { type: 'session.failed', failure },
      { type: 'profile.replaced', profile },
      { type: 'notice.dismiss' },
      { type: 'currency.choose', id: '2' },
      { type: 'otherTab.signedIn' },
      { type: 'otherTab.signedOut' },
      ...['signIn', 'signUp'].flatMap(name => [
        { type: `xstate.done.actor.${name}`, output: { ...bare, tokens } },
        { type: `xstate.done.actor.${name}`, output: bare },
        { type: `xstate.done.actor.${name}`, output: { ...bare, passwordSent: true } },
        { type: `xstate.error.actor.${name}`, error: failed }
      ]),
      { type: 'xstate.done.actor.refresh', output: 'renewed' },
      { type: 'xstate.done.actor.refresh', output: 'ended' },
      { type: 'xstate.error.actor.refresh', error: failed }
    ],
    check: state => expect(state.context.signedIn).toBe(state.matches('member'))
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
