import { expect, test } from 'vitest'

import { buyerRole, strongestRole } from './strongest-role.ts'

test.each([
  [['org_user', 'dealer'], 'dealer'],
  [['user', 'org_user'], 'org_user'],
  [['guest', 'user'], 'user'],
  [['guest'], 'guest'],
  [[], 'guest']
] as const)('of the roles %j that of %s is followed', (roles, role) => {
  expect(strongestRole(roles)).toBe(role)
})

test.each([
  ['person', ['guest'], 'guest'],
  ['person', ['user'], 'user'],
  ['person', ['dealer'], 'user'],
  ['person', [], 'user'],
  ['organization', ['dealer', 'user'], 'dealer'],
  ['organization', ['org_user', 'dealer'], 'dealer'],
  ['organization', ['org_user'], 'org_user'],
  ['organization', ['user'], 'org_user']
] as const)('a purchase as %s by the roles %j follows the rules of %s', (scenario, roles, role) => {
  expect(buyerRole(scenario, roles)).toBe(role)
})
