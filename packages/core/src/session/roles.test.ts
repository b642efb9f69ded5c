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
  expect(resolveRoles({})).toEqual({
    roles: ['user'],
    priceRole: 'guest_opt',
    bonusType: undefined
  })
})

const token = { roles: ['org_user'], priceRole: 'opt', bonusType: 'org_user' } as const

test('the initialisation answer wins over the token', () => {
  const init = { roles: ['dealer'], priceRole: 'dealer_price', bonusType: 'dealer' } as const

  expect(resolveRoles(init, token)).toEqual(init)
})

test('where the initialisation answer says nothing the token speaks', () => {
  expect(resolveRoles({}, token)).toEqual(token)
  expect(resolveRoles({ roles: [], priceRole: '', bonusType: null }, token)).toEqual(token)
})
