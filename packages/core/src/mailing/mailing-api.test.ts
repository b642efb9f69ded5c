import { expect, test } from 'vitest'

import {
  getMailingStatus,
  stopMailing,
  subscribeToMailing
} from '../contracts/mail-distribution.ts'
import { json } from '../testing/fake-server.ts'
import { createTestShop } from '../testing/test-shop.ts'

test('a subscription is asked for, told and ended by its own calls', async () => {
  const shop = createTestShop({ scenario: 'member' })
  const email = 'maria@example.com'
  shop.server.on(subscribeToMailing, () => ({ message: 'Мы отправили письмо' }))
  shop.server.on(getMailingStatus, () => ({ email, status: 'active' }))
  shop.server.on(stopMailing, () => ({ email, status: 'stopped' }))
  const mailing = shop.createMailing()
  const after = async (event: Parameters<typeof mailing.send>[0]) => {
    mailing.send(event)
    await shop.advance(0)
    const { status, message } = mailing.getSnapshot().context
    return [shop.server.calls.at(-1)?.name.replace('/mail-distribution/v1', ''), status, message]
  }

  expect(await after({ type: 'mailing.subscribe', email: ` ${email} `, accept: true })).toEqual([
    'POST /recipients/subscribe',
    undefined,
    'Мы отправили письмо'
  ])
  expect(shop.server.calls.at(-1)?.body).toEqual({ email, accept: true })
  expect(await after({ type: 'mailing.read' })).toEqual([
    'GET /recipients/status',
    'active',
    undefined
  ])
  expect(await after({ type: 'mailing.stop' })).toEqual([
    'DELETE /recipients/subscribe',
    'stopped',
    undefined
  ])
})

test('a status that could not be read keeps the one that is known', async () => {
  const shop = createTestShop({ scenario: 'member' })
  shop.server.on(getMailingStatus, () => ({ email: 'maria@example.com', status: 'active' }))
  const mailing = shop.createMailing()
  mailing.send({ type: 'mailing.read' })
  await shop.advance(0)

  shop.server.fail(stopMailing, () => json(503, { message: 'Рассылка на обслуживании' }))
  mailing.send({ type: 'mailing.stop' })
  mailing.send({ type: 'mailing.subscribe', email: 'maria@example.com', accept: true })
  await shop.advance(0)

  expect(mailing.getSnapshot().context).toMatchObject({
    status: 'active',
    failure: { message: 'Рассылка на обслуживании' }
  })
  expect(shop.server.countOf(subscribeToMailing)).toBe(0)
})
