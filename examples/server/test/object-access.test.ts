import { randomUUID } from 'node:crypto'
import type { EndpointShape } from '@vitrina/core/api'
import * as contracts from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isDeep } from '../../../testing/runs.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { toRequest } from '../src/testing/test-client.ts'
import { belongings, OPEN, type Things } from './belongings.ts'
import { idFieldsOf } from './id-fields.ts'
import { validInputs } from './schema-arbitrary.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'
import { createSoftwareKey } from './software-key.ts'
import { WHOSE } from './whose-calls.ts'

const NONE = '00000000-0000-4000-8000-000000000000'
const CLOSED = [401, 403, 404]
const RUNS = isDeep ? 6 : 2

let backend: TestBackend
let member: Things
let guest: Things

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
  const group = await sellGroup(backend, { stock: 50, kopecks: 100_000 })
  const owner = createShopper(backend)
  await owner.signUp()
  member = await acquire(owner, group)
  guest = await acquire(createShopper(backend), group)
})

afterAll(() => backend.close())

/** Everything that a visitor can have, one of each. */
async function acquire(owner: Shopper, group: number): Promise<Things> {
  const orderId = await placeOrder(owner, group)
  const { payment } = await owner.call(contracts.viewOrder, { query: { orderId } })
  const receivedId = await placeOrder(owner, group)
  await changeOrderStatus(backend.db, {
    order: receivedId,
    status: 'done',
    now: backend.deps.now()
  })
  const request = { groupId: group, count: 1, name: 'Мария', phone: '+79123456789', accept: true }
  const blank = await owner.call(contracts.createOneClickOrder, { body: request })
  const { sub } = await whois(owner)
  return {
    owner,
    group,
    orderId,
    receivedId,
    billId: payment.billId ?? '',
    blankId: blank.id,
    addressId: sub === undefined ? NONE : await saveAddress(owner),
    fileId: await keepFile(sub),
    notificationId: sub === undefined ? NONE : await notify(sub),
    deviceId: sub === undefined ? NONE : await signInBesides(owner),
    passkeyId: sub === undefined ? NONE : await savePasskey(owner),
    keptId: sub === undefined ? NONE : await keepBasket(owner, group)
  }
}

async function placeOrder(owner: Shopper, group: number): Promise<string> {
  await owner.put(group, 1)
  const { data } = await owner.call(contracts.listPaymentMethods, {})
  const personalPayment = data.find(({ code }) => code === 'card')?.id ?? ''
  const body = await fillCheckout(owner, { personalPayment })
  return (await owner.call(contracts.createOrder, { body }, key())).id
}

/** The account's id; undefined for a guest. */
async function whois(owner: Shopper): Promise<{ sub: string | undefined }> {
  if (!('authorization' in owner.headers())) return { sub: undefined }
  return { sub: (await owner.call(contracts.getProfile, {})).uid }
}

async function saveAddress(owner: Shopper): Promise<string> {
  const { body } = belongings.updateShippingAddress.input({ addressId: '', group: 0 })
  const { id } = await owner.call(contracts.createShippingAddress, { body })
  return id
}

/** The same account on another device; returns the session there, as its owner sees it. */
async function signInBesides(owner: Shopper): Promise<string> {
  const { email } = await owner.call(contracts.getProfile, {})
  await createShopper(backend).signIn(email)
  const { data } = await owner.call(contracts.listDevices, {})
  return data.find(({ isCurrent }) => !isCurrent)?.id ?? ''
}

async function savePasskey(owner: Shopper): Promise<string> {
  const softwareKey = createSoftwareKey('shop.test', 'http://shop.test')
  const credential = softwareKey.create(await owner.call(contracts.askPasskeyCreation, {}))
  await owner.call(contracts.savePasskey, { body: { credential } })
  return softwareKey.id
}

async function keepBasket(owner: Shopper, group: number): Promise<string> {
  await owner.put(group, 1)
  const id = randomUUID()
  await owner.call(contracts.keepBasket, { body: { id, name: '5 «А»' } })
  return id
}

async function keepFile(uid: string | undefined): Promise<string> {
  const id = randomUUID()
  await backend.db
    .insertInto('stored_file')
    .values({
      id,
      owner: uid === undefined ? 'guest:another' : `user:${uid}`,
      target_code: 'refund',
      kind: 'picture',
      extension: 'png',
      media_type: 'image/png',
      title: 'Молния.png',
      size: 10,
      width: 1,
      height: 1,
      created_at: backend.deps.now()
    })
    .execute()
  return id
}

async function notify(uid: string): Promise<string> {
  const id = randomUUID()
  await backend.db
    .insertInto('notification')
    .values({
      id,
      user_id: uid,
      type_code: 'order',
      title: 'Заказ в пути',
      body: 'Привезём завтра',
      created_at: backend.deps.now()
    })
    .execute()
  return id
}

const strangers: Readonly<Record<string, () => Promise<Shopper>>> = {
  'a guest': async () => createShopper(backend),
  'another member': async () => {
    const shopper = createShopper(backend)
    await shopper.signUp()
    return shopper
  },
  'another organisation': async () => {
    const shopper = createShopper(backend)
    await shopper.signIn('school@example.ru', 'penal-school')
    return shopper
  },
  'a dealer': async () => {
    const shopper = createShopper(backend)
    await shopper.signIn('dealer@example.ru', 'penal-dealer')
    return shopper
  }
}

describe.each(Object.entries(belongings))('%s', (_, { endpoint, input, isMembersOnly }) => {
  test.each(Object.entries(strangers))('is closed to %s', async (_name, arrive) => {
    const stranger = await arrive()
    for (const things of isMembersOnly ? [member] : [member, guest]) {
      const refusal = await stranger.refused(endpoint, input(things))

      expect(CLOSED).toContain(refusal.status)
      expect(refusal.message).toMatch(/[а-яё]/i)
    }
  })

  test('is open to the owner', async () => {
    for (const things of isMembersOnly ? [member] : [member, guest]) {
      await expect(things.owner.call(endpoint, input(things))).resolves.toBeDefined()
    }
  })
})

test('says «no» to everybody but the owner when asked whose an order is', async () => {
  const query = { orderId: member.orderId }
  for (const arrive of Object.values(strangers)) {
    const stranger = await arrive()
    expect(await stranger.call(contracts.isOwnOrder, { query })).toEqual({ isOwn: false })
  }
  expect(await member.owner.call(contracts.isOwnOrder, { query })).toEqual({ isOwn: true })
})

const calls = Object.entries(contracts).flatMap(
  ([name, value]): readonly (readonly [string, EndpointShape])[] =>
    typeof value === 'object' && 'method' in value ? [[name, value]] : []
)

test('every call stands in one of the tables', () => {
  const rows = [...Object.keys(belongings), ...Object.keys(WHOSE)]

  expect(rows.toSorted()).toEqual(calls.map(([name]) => name).toSorted())
})

/** Whatever of somebody's an answer could name. */
const marksOf = (things: Things) =>
  [
    ...[things.orderId, things.receivedId, things.billId, things.blankId, things.addressId],
    ...[things.fileId, things.notificationId, things.deviceId, things.passkeyId],
    things.keptId,
    ...[things.keptId, things.owner.cartToken]
  ].filter(mark => mark !== '' && mark !== NONE)

/** What somebody has, as he sees it himself. */
const seenBy = async ({ owner }: Things) =>
  JSON.stringify([
    await owner.call(contracts.listOrders, { query: {} }),
    await owner.call(contracts.listShippingAddresses, {}),
    await owner.call(contracts.getProfile, {}),
    await owner.call(contracts.getBasket, {})
  ])

test.each(Object.entries(strangers))(
  'no call tells or changes of others for %s',
  async (_, arrive) => {
    const stranger = await arrive()
    const marks = [member, guest].flatMap(marksOf)
    const before = await seenBy(member)
    const reported: string[] = []
    for (const [name, shape] of calls) {
      for (const input of fc.sample(inputsOf(shape, marks), { seed: 1, numRuns: RUNS })) {
        const { status, text } = await answerTo(stranger, shape, input)
        // What was asked for may be said back.
        const asked = JSON.stringify(input)
        const leak = marks.find(mark => text.includes(mark) && !asked.includes(mark))
        if (status >= 500 || leak !== undefined) reported.push(`${name}: ${status} ${leak}`)
      }
    }

    expect(reported).toEqual([])
    expect(before).toContain(member.orderId)
    expect(await seenBy(member)).toBe(before)
  }
)

test.each(calls.filter(([, shape]) => shape.signedIn))(
  '%s is closed to a guest',
  async (_, shape) => {
    const stranger = createShopper(backend)
    const [input] = fc.sample(inputsOf(shape, [member.orderId]), { seed: 1, numRuns: 1 })

    expect((await answerTo(stranger, shape, input)).status).toBe(401)
  }
)

async function answerTo(asker: Shopper, shape: EndpointShape, input: unknown) {
  const request = toRequest(shape, input, { headers: { ...asker.headers(), ...key() } })
  const answer = await backend.app.fetch(request)
  return { status: answer.status, text: await answer.text() }
}

/** Inputs that the contract takes, and that name the things of others wherever they can. */
function inputsOf({ path, query, body }: EndpointShape, marks: readonly string[]) {
  const names = ['id', 'orderId', 'billId', 'addressId', 'fileIds', 'basket', 'blankId']
  const pools = Object.fromEntries(names.map(name => [name, marks]))
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, marks[0]])
  return fc.record({
    params: fc.constant(Object.fromEntries(params)),
    ...(query && { query: validInputs(query, pools) }),
    ...(body && { body: validInputs(body, pools) })
  })
}

test('every call with an id stands in the table or is known to be open', () => {
  const rows = [...Object.keys(belongings), ...Object.keys(OPEN)]
  const forgotten = Object.entries(contracts).flatMap(([name, value]) => {
    if (typeof value !== 'object' || !('method' in value)) return []
    const fields = idFieldsOf(value)
    return fields.length > 0 && !rows.includes(name) ? [`${name}: ${fields.join(', ')}`] : []
  })

  expect(forgotten).toEqual([])
})
