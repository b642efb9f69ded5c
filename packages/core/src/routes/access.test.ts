import { expect, test } from 'vitest'

import { decideAccess, pathAfterSignIn } from './access.ts'
import { routes } from './routes.ts'

const anonymous = [
  'user-signin',
  'user-signup',
  'user-password-reset',
  'user-password-reset-complete',
  'user-signup-complete'
] as const

test.each(anonymous)('a signed-in visitor of %s is sent to the profile', route => {
  expect(decideAccess({ route, signedIn: true, previousRoute: 'home' })).toEqual({
    allow: false,
    redirect: '/user/profile',
    rememberPath: false
  })
})

test.each(routes.map(({ name }) => name).filter(name => name.startsWith('user-profile')))(
  'a guest on %s is sent to sign in and comes back later',
  route => {
    expect(decideAccess({ route, signedIn: false, previousRoute: 'home' })).toEqual({
      allow: false,
      redirect: '/user/signin',
      rememberPath: true
    })
    expect(decideAccess({ route, signedIn: true, previousRoute: undefined })).toEqual({
      allow: true
    })
  }
)

test.each([
  ['user-password-reset-complete', '/user/password-reset'],
  ['user-signup-complete', '/user/signup']
] as const)('%s without a previous page leads to %s', (route, redirect) => {
  expect(decideAccess({ route, signedIn: false, previousRoute: undefined })).toEqual({
    allow: false,
    redirect,
    rememberPath: false
  })
  expect(decideAccess({ route, signedIn: false, previousRoute: 'user-signup' })).toEqual({
    allow: true
  })
})

test('the signed-in rule comes before the previous page', () => {
  const decision = decideAccess({
    route: 'user-signup-complete',
    signedIn: true,
    previousRoute: undefined
  })

  expect(decision).toMatchObject({ redirect: '/user/profile' })
})

test('every other page is open to everyone', () => {
  const others = routes.filter(
    ({ name }) => !name.startsWith('user-profile') && !anonymous.some(other => other === name)
  )

  for (const { name } of others) {
    for (const signedIn of [true, false]) {
      expect(decideAccess({ route: name, signedIn, previousRoute: undefined })).toEqual({
        allow: true
      })
    }
  }
})

test.each([
  ['/user/profile/order/detail/42', '/user/profile/order/detail/42'],
  ['/catalog/shkola?color=sinij#top', '/catalog/shkola?color=sinij#top'],
  ['/net-takoy-stranicy', '/user/profile'],
  ['/user/signin', '/user/profile'],
  ['//evil.example', '/user/profile'],
  ['https://evil.example/cart', '/user/profile'],
  ['', '/user/profile'],
  [undefined, '/user/profile']
])('after sign-in the remembered %j leads to %s', (previousLink, path) => {
  expect(pathAfterSignIn(previousLink)).toBe(path)
})
