import { expect, test } from 'vitest'

import { isWholesale, resolveRoles } from './roles.ts'

test.each([
  [['org_user'], false, true],
  [['dealer'], false, true],
  [['user', 'dealer'], false, true],
  [['user'], true, false],
  [['guest'], true, false],
  [[], true, true],
  [[], false, false]
] as const)(
  'roles %j with isOrganization %s: wholesale is %s',
  (roles, isOrganization, wholesale) => {
    expect(isWholesale({ roles, isOrganization })).toBe(wholesale)
  }
)

test('without any word of a role the visitor is a user with the price of a guest', () => {
  expect(resolveRoles()).toEqual({ role: 'user', priceRole: 'guest_opt', bonusType: undefined })
})

test('the initialisation answer wins over the token', () => {
  const init = { role: 'dealer', priceRole: 'dealer_price' } as const
  const token = { role: 'org_user', priceRole: 'opt', bonusType: 'school' } as const

  expect(resolveRoles(init, token)).toEqual({
    role: 'dealer',
    priceRole: 'dealer_price',
    bonusType: 'school'
  })
  expect(resolveRoles({}, token)).toEqual({
    role: 'org_user',
    priceRole: 'opt',
    bonusType: 'school'
  })
})

test('an empty price role is no price role', () => {
  expect(resolveRoles({ priceRole: '' }, { priceRole: 'opt' }).priceRole).toBe('opt')
})
