// Who may ask what: the promises that the client, the backend and caches rely on, call by call.
import { expect, test } from 'vitest'

import { type EndpointShape, isEndpoint } from '../api/endpoint.ts'
import * as contracts from './index.ts'

const endpoints = Object.values<unknown>(contracts).filter(isEndpoint)

const linesWith = (mark: keyof EndpointShape) =>
  endpoints
    .filter(endpoint => endpoint[mark] !== undefined)
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted()

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim())
    .toSorted()

test('only members read and change what belongs to an account', () => {
  expect(linesWith('signedIn')).toEqual(
    lines(`
      GET /users/v1/profile
      PUT /users/v1/profile
      PUT /users/v1/password
      DELETE /users/v1
      GET /users/v1/part-profile
      GET /users/v1/params
      PUT /users/v1/params
      GET /reviews/v1/own
      GET /users/v1/devices
      DELETE /users/v1/devices
      GET /users/v1/passkeys
      POST /users/v1/passkeys/creation
      POST /users/v1/passkeys
      DELETE /users/v1/passkeys
      GET /basket/v1/kept
      POST /basket/v1/kept
      PATCH /basket/v1/kept
      DELETE /basket/v1/kept
      GET /basket/v1/kept/lines
      GET /orders/v1
      GET /orders/v1/counts
      GET /orders/v1/blanks
      POST /orders/v1/blanks
      POST /orders/v1/guest/join
      GET /orders/v1/blanks/counts
      GET /bonuses/v1/balance
      GET /bonuses/v1/client
      GET /bonuses/v1/accounts
      GET /favorites/v1
      PUT /favorites/v1
      GET /favorites/v1/ids
      POST /favorites/v1/merge
      GET /delivery/v1/shipping
      POST /delivery/v1/shipping
      PUT /delivery/v1/shipping
      DELETE /delivery/v1/shipping
      GET /notifications/v1/notification/foruser
      GET /notifications/v1/notification/foruser/count
      GET /notifications/v1/notification/{id}
      POST /notifications/v1/mark-all-read
      GET /mail-distribution/v1/recipients/status
      DELETE /mail-distribution/v1/recipients/subscribe
      POST /reviews/v1/new
      POST /raffles/v1/participants/{code}
    `)
  )
})

test('what robots like to post carries the anti-bot proof', () => {
  expect(linesWith('guarded')).toEqual(
    lines(`
      POST /users/v1/login
      POST /users/v1/signup
      POST /users/v1/password/reset
      POST /users/v1/password/send-temp
      POST /users/v1/verify/send
      POST /users/v1/verify
      POST /users/v1/passkeys/request
      POST /users/v1/passkeys/login
      PATCH /basket/v1
      POST /orders/v1
      POST /orders/v1/blanks
      POST /blanks/v1
      POST /forms/v1
      POST /mail-sender/v1/restocked
      POST /mail-distribution/v1/recipients/subscribe
      POST /reviews/v1/new
      POST /raffles/v1/participants/{code}
      POST /file/v1
      POST /image-uploader/v1
    `)
  )
})

test('the 401 of a password, a code or a refresh token ends no session', () => {
  expect(linesWith('credentials')).toEqual(
    lines(`
      POST /users/v1/login
      POST /users/v1/signup
      POST /users/v1/password/reset
      POST /users/v1/password/send-temp
      POST /users/v1/refresh
      POST /users/v1/verify/send
      POST /users/v1/verify
      POST /users/v1/passkeys/request
      POST /users/v1/passkeys/login
      PUT /users/v1/password
      POST /users/v1/revoke
      DELETE /users/v1
    `)
  )
})

test('six posts only read, so they may be repeated', () => {
  expect(linesWith('reads')).toEqual(
    lines(`
      POST /catalog/v1/products
      POST /catalog/v1/products/count
      POST /fast-order/v1/lines
      POST /reviews/v1
      POST /reviews/v1/view
      POST /similar-products/v1
    `)
  )
})

test('caches keep texts and lists of the shop, never a price, a stock or a visitor', () => {
  expect(linesWith('publicSeconds')).toEqual(
    lines(`
      GET /banners/v1
      GET /banners/v1/{code}
      GET /collections/v1
      GET /collections/v1/filters
      GET /news/v1
      GET /news/v1/{id}
      GET /pages/v1
      GET /pages/v1/search
      GET /pages/v1/short/tree
      GET /partners/v1
      GET /partners/v1/{id}
      GET /seo/v1
      GET /shop-points/v1
      GET /stickers/v1
      GET /widgets/v1/{code}
    `)
  )
  expect(new Set(endpoints.map(({ publicSeconds }) => publicSeconds))).toEqual(
    new Set([undefined, 60])
  )
})

test('nothing that caches keep belongs to members or changes anything', () => {
  const kept = endpoints.filter(({ publicSeconds }) => publicSeconds !== undefined)

  expect(kept.filter(({ method, signedIn }) => method !== 'GET' || signedIn)).toEqual([])
})

test('no two contracts speak of the same call', () => {
  const names = endpoints.map(({ method, path }) => `${method} ${path}`)

  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

test('every path begins with its service and its version', () => {
  const odd = endpoints.filter(({ path }) => !/^\/[a-z-]+\/v1(?:\/|$)/.test(path))

  expect(odd.map(({ path }) => path)).toEqual([])
})

test('the choices of a list are part of the public door', () => {
  expect(contracts.productSort.options).toEqual([
    'popular',
    'price',
    'price-desc',
    'new',
    'rating',
    'discount'
  ])
  expect(contracts.bannerPlace.options).toEqual(['slider', 'tile', 'wide', 'listing'])
})
