import { randomUUID } from 'node:crypto'
import * as contracts from '@vitrina/core/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { belongings, OPEN, type Things } from './belongings.ts'
import { idFieldsOf } from './id-fields.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'

const NONE = '00000000-0000-4000-8000-000000000000'
const CLOSED = [401, 403, 404]

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
  const wish = { groupId: group, count: 1, name: 'Мария', phone: '+79123456789', accept: true }
  const blank = await owner.call(contracts.createOneClickOrder, { body: wish })
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
    deviceId: sub === undefined ? NONE : await signInBesides(owner)
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

test('every call with an id stands in the table or is known to be open', () => {
  const rows = [...Object.keys(belongings), ...Object.keys(OPEN)]
  const forgotten = Object.entries(contracts).flatMap(([name, value]) => {
    if (typeof value !== 'object' || !('method' in value)) return []
    const fields = idFieldsOf(value)
    return fields.length > 0 && !rows.includes(name) ? [`${name}: ${fields.join(', ')}`] : []
  })

  expect(forgotten).toEqual([])
})
