import { expect, test } from 'vitest'

import { accountPath } from './account-path.ts'

test('a member is led to his account, a guest to the sign-in', () => {
  expect([true, false].map(signedIn => accountPath({ signedIn }))).toEqual([
    '/user/profile',
    '/user/signin'
  ])
})
