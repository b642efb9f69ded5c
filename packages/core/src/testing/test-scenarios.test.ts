import { expect, test } from 'vitest'

import { getBonusBalance } from '../contracts/bonuses.ts'
import { getInit } from '../contracts/init.ts'
import { createTestShop } from './test-shop.ts'

test('a guest opens a shop that knows nobody', async () => {
  const shop = createTestShop({ scenario: 'guest' })
  await shop.advance(0)

  expect(shop.getState().session).toMatchObject({ signedIn: false, roles: ['guest'] })
})

test.each([
  ['member', 'user', false],
  ['org_user', 'org', true],
  ['dealer', 'dealer', true]
] as const)('a %s is signed in from the first moment, and the server agrees', async (...row) => {
  const [scenario, priceRole, isOrganization] = row
  const shop = createTestShop({ scenario })

  expect(shop.getState().session).toMatchObject({ signedIn: true, priceRole })
  expect(shop.getState().session.profile).toMatchObject({ isOrganization })
  const init = shop.api(getInit, { query: {} })
  await shop.advance(0)
  expect(await init).toMatchObject({ priceRole, profile: { isOrganization } })
  expect(shop.session.actor.getSnapshot().matches('member')).toBe(true)
})

test('a dealer has bonuses', async () => {
  const shop = createTestShop({ scenario: 'dealer' })

  const balance = shop.api(getBonusBalance, { query: {} })
  await shop.advance(0)

  expect((await balance).value).toBe(1500)
})
