import { expect, test } from 'vitest'
import { login, sendVerification, signup } from '../../contracts/users.ts'
import { postCode } from '../../engine/posted-code.ts'
import { ApiError } from '../../platform/api-error.ts'
import { literalFieldRules } from '../../platform/field-rules.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { postSignUp } from './posted-sign-up.ts'

const cookieNames = {
  ...{ authToken: 'auth', refreshToken: 'refresh', currencyId: 'currency', cartToken: 'cart' },
  siteId: 'site'
}
const site = { cookieNames, rules: literalFieldRules }
const tokens = { token: 'a.b.c', refreshToken: 'r.e.f', basket: null }
const cookies = [
  expect.objectContaining({ name: 'refresh', value: 'r.e.f' }),
  expect.objectContaining({ name: 'auth', value: 'a.b.c' })
]

/** A server that takes these calls, or refuses each. */
function served(refusal?: ApiError) {
  const { api, server } = createTestShop()
  const bodies: unknown[] = []
  const answer = (input: unknown) => (sent: { readonly body: unknown }) => {
    if (refusal) throw refusal
    bodies.push(sent.body)
    return input
  }
  server.on(
    sendVerification,
    answer({ message: '', length: 6, expiresInSeconds: 600, resendInSeconds: 60 })
  )
  server.on(login, answer({ ...tokens, passwordSent: false }))
  server.on(signup, answer(tokens))
  return { api, bodies }
}

const fields = (names: Record<string, string>) => new URLSearchParams(names)

test('without script a code goes to the contact, and the code beside it signs in', async () => {
  const { api, bodies } = served()
  const contact = ' Anna@Example.ru '

  const asked = await postCode(api, fields({ contact }), site)
  const entered = await postCode(api, fields({ contact, code: ' 123456 ' }), site)

  expect(asked).toEqual({ kind: 'asked', sent: { contact, isSent: true, failure: '' } })
  expect(entered).toEqual({ kind: 'signedIn', cookies })
  expect(bodies).toEqual([
    { kind: 'email', value: 'Anna@Example.ru' },
    { username: 'anna@example.ru', password: '123456', scenario: 'code', deviceId: '' }
  ])
})

test.each<[string, Record<string, string>, number, isSent: boolean]>([
  ['a contact that is none is asked for once more', { contact: 'anna@' }, 0, false],
  ['a contact that gets no code stays', { contact: 'anna@example.ru' }, 422, false],
  ['who asks again too early types the code', { contact: 'anna@example.ru' }, 429, true],
  ['a wrong code is typed anew', { contact: 'anna@example.ru', code: '1' }, 401, true]
])('%s', async (_, typed, status, isSent) => {
  const { api, bodies } = served(new ApiError({ status, message: 'Нельзя' }))

  const posted = await postCode(api, fields(typed), site)

  const failure = status === 0 ? 'Некорректный e-mail' : 'Нельзя'
  expect(posted).toEqual({ kind: 'wrong', sent: { contact: typed.contact, isSent, failure } })
  expect(bodies).toEqual([])
})

const person = {
  ...{ kind: 'person', fio: 'Соколова Анна', email: 'anna@example.ru', phone: '+79123456789' },
  ...{ password: 'пенал2026', confirmation: 'пенал2026', accept: 'on' }
}

test('without script a guest signs up and is a member at once', async () => {
  const { api, bodies } = served()

  expect(await postSignUp(api, fields(person), site)).toEqual({ kind: 'signedIn', cookies })
  expect(bodies).toEqual([
    {
      ...{ fio: 'Соколова Анна', email: 'anna@example.ru', phone: '+79123456789' },
      ...{ password: 'пенал2026', accept: true, subscribe: false, deviceId: '' }
    }
  ])
})

test('a sign-up that is wrong or refused comes back with all that was typed but the passwords', async () => {
  const { api } = served(
    new ApiError({ status: 409, message: 'Нет', fieldErrors: { email: 'Такой e-mail уже есть' } })
  )
  const { accept: _, ...unticked } = person

  const wrong = await postSignUp(api, fields(unticked), site)
  const refused = await postSignUp(api, fields({ ...person, kind: 'organization' }), site)
  const known = await postSignUp(api, fields(person), site)

  expect(wrong).toMatchObject({
    kind: 'wrong',
    sent: {
      values: { fio: 'Соколова Анна', password: '', confirmation: '', accept: false },
      failure: 'Необходимо подтвердить обработку персональных данных'
    }
  })
  expect(refused).toMatchObject({
    sent: { values: { kind: 'organization' }, failure: 'Укажите ИНН' }
  })
  expect(known).toMatchObject({ kind: 'wrong', sent: { failure: 'Такой e-mail уже есть' } })
})

test('a shop that does not answer is no refusal of a sign-up or of a code', async () => {
  const { api } = served(new ApiError({ status: 503 }))

  await expect(postSignUp(api, fields(person), site)).rejects.toMatchObject({ status: 503 })
  await expect(postCode(api, fields({ contact: 'anna@example.ru' }), site)).rejects.toMatchObject({
    status: 503
  })
})
