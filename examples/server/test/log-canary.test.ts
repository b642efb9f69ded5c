import { randomUUID } from 'node:crypto'
import type { EndpointShape } from '@vitrina/core/api'
import * as contracts from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import { connectLive } from '../src/testing/live-client.ts'
import { seededTemplate } from '../src/testing/store-template.ts'
import { createTestClient, toRequest } from '../src/testing/test-client.ts'
import { createPlace, type Place } from './backend-place.ts'
import { type BackendProcess, type BackendProgram, openProgram } from './backend-process.ts'
import { validInputs } from './schema-arbitrary.ts'
import { createShopper, type Shopper } from './shopper.ts'

/** Nothing of a visitor's may look like these by chance. */
const CANARIES = {
  token: 'kanareika-token-5f1c',
  phone: '+7 (900) 123-77-31',
  email: 'kanareika-5f1c@example.ru',
  password: 'канарейка-пароль-5f1c',
  fio: 'Канарейкина Ульяна'
}

let program: BackendProgram
let place: Place
let backend: BackendProcess
let member: Shopper

beforeAll(async () => {
  program = await openProgram()
  place = await createPlace(seededTemplate(60))
  backend = await program.start(place.settings)
  member = createShopper(createTestClient({ fetch: send }))
  await member.signUp({
    email: CANARIES.email,
    phone: CANARIES.phone,
    password: CANARIES.password,
    fio: CANARIES.fio
  })
})

afterAll(async () => {
  await program.close()
  await place.remove()
})

const send = (request: Request) =>
  fetch(
    new Request(
      request.url.replace('http://backend.test', `http://127.0.0.1:${backend.port}`),
      request
    )
  )

const endpoints: readonly EndpointShape[] = Object.values(contracts).flatMap(value =>
  typeof value === 'object' && 'method' in value ? [value] : []
)

const { token, phone, email, password, fio } = CANARIES
const PHONE_DIGITS = '9001237731'
const pools = Object.fromEntries([
  ...['email', 'username', 'recipient'].map(name => [name, [email]]),
  ...['password', 'oldPassword', 'newPassword'].map(name => [name, [password]]),
  ...['refreshToken', 'token', 'basket', 'code', 'id', 'deviceId', 'nonce'].map(name => [
    name,
    [token]
  ]),
  ...['fio', 'name', 'text', 'query', 'search', 'city', 'url', 'address'].map(name => [
    name,
    [fio]
  ]),
  ['phone', [phone]]
])

/** The canaries in a text, as they are or as an address spells them. */
const leaksIn = (output: string) =>
  Object.entries({ ...CANARIES, digits: PHONE_DIGITS })
    .filter(([, canary]) => output.includes(canary) || output.includes(encodeURIComponent(canary)))
    .map(([name]) => name)

/** Valid inputs, then the same call with canaries where nobody expects them. */
function requestsOf(endpoint: EndpointShape): readonly Request[] {
  const { path, query, body, upload } = endpoint
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const inputs = fc.record({
    params: fc.constant(Object.fromEntries(names.map(name => [name, token]))),
    ...(query && { query: validInputs(query, pools) }),
    ...(body && { body: validInputs(body, pools) }),
    ...(upload && { file: fc.constant(new Blob([fio])), fileName: fc.constant(`${fio}.pdf`) })
  })
  const identities = [
    member.headers(),
    { authorization: `Bearer ${token}`, 'cart-token': randomUUID(), 'site-id': 'kanareika-5f1c' }
  ]
  return fc
    .sample(inputs, { numRuns: runsOf('inputs that no log may show'), seed: 5 })
    .flatMap((input, place) => {
      const headers = { ...identities[place % 2], 'idempotency-key': token, 'user-agent': token }
      const request = toRequest(endpoint, input, { headers })
      const strange = new URL(request.url)
      strange.searchParams.set('auth_token', token)
      strange.searchParams.set('phone', phone)
      strange.searchParams.set('email', email)
      return [request, new Request(strange, request.clone())]
    })
}

test('a log line names the canaries when they are in it', () => {
  expect(leaksIn(`{"route":"/orders/v1?email=${encodeURIComponent(email)}"}`)).toEqual(['email'])
  expect(leaksIn(`{"phone":"79001237731"}`)).toEqual(['digits'])
  expect(leaksIn(`{"error":"${password} ${fio} ${token}"}`)).toEqual(['token', 'password', 'fio'])
})

test('nothing that a visitor sends is ever in the output of the backend', async () => {
  const statuses = new Set<number>()

  for (const endpoint of endpoints) {
    for (const request of requestsOf(endpoint)) {
      const response = await send(request)
      statuses.add(response.status)
      await response.text()
    }
  }
  for (const path of [
    `/${token}`,
    `/files/${token}`,
    `/image-minifier/v1/${token}`,
    '/demo-pay/x'
  ]) {
    await send(new Request(`http://backend.test${path}?token=${token}&email=${email}`))
  }
  await send(
    new Request('http://backend.test/users/v1/login', {
      method: 'POST',
      body: `{"password":"${fio}`
    })
  )
  const live = `ws://127.0.0.1:${backend.port}${contracts.notificationSocketPath}`
  const refused = await connectLive(live, { token })
  await refused.closed
  const open = await connectLive(live, {
    token: member.headers().authorization?.replace('Bearer ', '')
  }).catch(() => undefined)
  open?.socket.send(JSON.stringify({ uid: token, notifyIDs: [email] }))
  open?.socket.close()
  await backend.stop('SIGTERM')

  const output = backend.output()
  expect(statuses).toContain(200)
  expect(output.split('\n').length).toBeGreaterThan(
    endpoints.length * runsOf('inputs that no log may show')
  )
  expect(leaksIn(output)).toEqual([])
  expect(output).not.toMatch(/Bearer|eyJ[\w-]{8,}\./)
  expect(output).not.toMatch(/"route":"[^"]*\?/)
})
