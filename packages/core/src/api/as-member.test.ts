import { expect, test } from 'vitest'
import { login, sendVerification, verifyContact } from '../contracts/users.ts'
import { shopConfig } from '../platform/config.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import { json } from '../testing/fake-server.ts'
import { createRandomBytes } from '../testing/random.ts'
import { createApi } from './api.ts'
import { createServerTime } from './server-time.ts'

const contact = { kind: 'email', value: 'maria@shop.example' } as const
const sent = { message: 'Код отправлен', length: 6, expiresInSeconds: 600, resendInSeconds: 60 }
const proven = { message: 'Подтверждено', verified: true }
const refusal = { message: 'Отказ' }

/** Calls of a member, or of a guest without `token`, answered one after the other. */
function calling(answers: [number, unknown][], token: string | undefined = 'first') {
  const tokens: (string | null)[] = []
  const ended: number[] = []
  const browser = createMemoryBrowser()
  const platform = browser.open({
    randomBytes: createRandomBytes(7),
    async fetch({ headers }) {
      tokens.push(headers.get('authorization'))
      return json(...(answers.shift() ?? [500, refusal]))
    }
  })
  let held = token
  const api = createApi({
    platform,
    config: shopConfig({ siteName: 'penal' }),
    serverTime: createServerTime(browser.clock),
    auth: {
      token: () => held,
      epoch: () => 0,
      async renew() {
        held = 'second'
        return true
      },
      end: (_, status) => void ended.push(status)
    }
  })
  return { api, tokens, ended }
}

test('a code is sent and proven in the name of the member who asks', async () => {
  const { api, tokens } = calling([
    [200, sent],
    [200, proven]
  ])

  await api(sendVerification, { body: contact })
  await api(verifyContact, { body: { ...contact, code: '123456' } })

  expect(tokens).toEqual(['Bearer first', 'Bearer first'])
})

test('a guest proves a contact without a token', async () => {
  const { api, tokens } = calling([[200, proven]], '')

  await api(verifyContact, { body: { ...contact, code: '123456' } })

  expect(tokens).toEqual([null])
})

test('a refusal renews no token and ends no session (R8)', async () => {
  const { api, tokens, ended } = calling([[401, refusal]])

  const proving = api(verifyContact, { body: { ...contact, code: '123456' } })

  await expect(proving).rejects.toMatchObject({ status: 401, message: 'Отказ' })
  expect(tokens).toEqual(['Bearer first'])
  expect(ended).toEqual([])
})

test('who signs in brings no token of before', async () => {
  const { api, tokens } = calling([[401, refusal]])
  const body = { username: contact.value, password: 'x', deviceId: 'a.b.c.d', scenario: 'password' }

  await expect(api(login, { body })).rejects.toMatchObject({ status: 401 })

  expect(tokens).toEqual([null])
})
