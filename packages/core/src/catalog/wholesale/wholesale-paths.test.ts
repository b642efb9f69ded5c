import { expect, test } from 'vitest'

import { organizationSignUpPath, signUpKind, wholesaleRequestPath } from './wholesale-paths.ts'

test('the way to the sign-up of an organisation says who signs up', () => {
  expect(organizationSignUpPath()).toBe('/user/signup?kind=organization')
  expect(signUpKind(organizationSignUpPath())).toBe('organization')
})

test('an address that names nobody, or somebody else, leaves the choice to the visitor', () => {
  expect(signUpKind('/user/signup')).toBeUndefined()
  expect(signUpKind('/user/signup?kind=admin')).toBeUndefined()
})

test('whoever wants to buy wholesale is led to the form of that request', () => {
  expect(wholesaleRequestPath()).toBe('/user/recall?form=wholesale')
})
