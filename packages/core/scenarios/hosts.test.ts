// Which host a store takes where: the sentences of a development build, as the table of wrong uses has them.
import { browserHost } from '@vitrina/core/browser'
import { serverHost } from '@vitrina/core/server'
import { createStore } from '@vitrina/core/store'
import { expect, test } from 'vitest'

const loadShop = () => Promise.reject(new Error('no shop runs here'))

test('a store at the top of a module of a server is refused: it would be shared by visitors', () => {
  expect(() => createStore({ initial: {}, host: serverHost, loadShop })).toThrow(
    'createStore(options.initial.session): an object is needed, not undefined; on a server a store is made in each request, with the initial that readRequest gives'
  )
})

test('a store of a browser on a server is told which host it needs', () => {
  expect(() => createStore({ initial: {}, host: browserHost, loadShop })).toThrow(
    'browserHost: no document is here; on a server a store takes serverHost of @vitrina/core/server'
  )
})
