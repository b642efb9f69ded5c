import { expect, test } from 'vitest'

import { signInWays } from './sign-in.view.ts'

test('the way to sign in stands in the address, and the rest of the address stays', () => {
  const { way, choices } = signInWays('/user/signin?reason=favorites&way=code')

  expect(way).toBe('code')
  expect(choices.map(({ href }) => href)).toEqual([
    '/user/signin?reason=favorites',
    '/user/signin?reason=favorites&way=code',
    '/user/signin?reason=favorites&way=mail'
  ])
  expect(signInWays('/user/signin?way=magic').way).toBe('password')
})
