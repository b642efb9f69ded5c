// What a server component may do with the published components, under React's own condition for servers.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { register } from 'node:module'
import { test } from 'node:test'
import * as React from 'react'
import { card } from './card.mjs'

register('./client-references.mjs', import.meta.url)
const components = await import('@vitrina/react-ui')
const { Price, ProductGrid } = components

const CLIENT = Symbol.for('react.client.reference')
const ENTRIES = new URL('node_modules/@vitrina/react-ui/dist/entries/', `file://${process.cwd()}/`)

test('React is the one of server components here', () => {
  assert.equal(React.useState, undefined)
})

test('a server component imports each component by an entry of its own', async () => {
  const names = readdirSync(ENTRIES)
    .filter(name => name.endsWith('.js'))
    .map(name => name.slice(0, -3))
  const found = []
  for (const name of names) found.push(...Object.keys(await import(`@vitrina/react-ui/${name}`)))

  assert.deepEqual(found.toSorted(), Object.keys(components).toSorted())
})

test('a price is drawn by the server alone, without a script', () => {
  assert.deepEqual(clientParts(Price({ current: '100 ₽', old: '200 ₽' })), new Set())
})

test('a list of products is drawn by the server up to the parts that a visitor touches', () => {
  const parts = clientParts(React.createElement(ProductGrid, { cards: [card], awaited: 1 }))

  assert.ok(parts.has(components.AddToBasket))
  assert.ok(!parts.has(components.ProductCard))
})

/** Draws as a server does: the components that it leaves to the browser, none of which is given a function. */
function clientParts(node, found = new Set()) {
  if (Array.isArray(node)) for (const child of node) clientParts(child, found)
  if (!React.isValidElement(node)) return found
  const { type, props } = node
  const isLeft = type.$$typeof === CLIENT
  if (typeof type === 'function' && !isLeft) return clientParts(type(props), found)
  if (isLeft) found.add(type)
  for (const [name, value] of Object.entries(props)) {
    assert.notEqual(typeof value, 'function', `${name} of ${String(type)}`)
  }
  return clientParts(props.children, found)
}
