// The published stylesheet has what the published components show, also when a page comes piece by piece.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { createStore } from '@vitrina/core/store'
import { createTestShop } from '@vitrina/core/testing'
import { Button, Price, ProductGrid, ShopProvider, TextField } from '@vitrina/react-ui'
import { createElement as draw, Suspense, use } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { card } from './card.mjs'

const FRONT = new URL(`file://${process.cwd()}/`)
const PACKAGE = new URL('node_modules/@vitrina/react-ui/', FRONT)
const manifestIn = folder => JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
const css = readFileSync(new URL(import.meta.resolve('@vitrina/react-ui/styles.css')), 'utf8')
const hasRule = name => css.includes(`.${name}`)

test('each class name of the components has its rules', () => {
  const names = readdirSync(new URL('dist/', PACKAGE), { recursive: true })
    .filter(path => path.endsWith('.js'))
    .flatMap(path => [
      ...readFileSync(new URL(`dist/${path}`, PACKAGE), 'utf8').matchAll(/\(\) => '(g\w{1,4})'/g)
    ])
    .map(([, name]) => name)

  assert.ok(names.length > 100)
  assert.deepEqual(
    names.filter(name => !hasRule(name)),
    []
  )
})

test('a dependency asks for no other React than that of the components', () => {
  const { dependencies, peerDependencies } = manifestIn(PACKAGE)
  for (const name of Object.keys(dependencies)) {
    const { peerDependencies: peers = {} } = manifestIn(new URL(`node_modules/${name}/`, FRONT))
    assert.match(peers.react ?? peerDependencies.react, /19/, name)
  }
})

test('colours are custom properties, and every selector weighs nothing but pseudo-elements', () => {
  const selectors = [...css.matchAll(/(?<=^|[{}\n])([^{}@;]+)\{(?=[^{}]*\})/g)].map(([, one]) =>
    one.trim()
  )
  const heavy = selectors.filter(one => !/^(:where\(.*\))?(::[\w-]+(\(.*\))?|:[\w-]+)*$/.test(one))

  assert.match(css, /:where\(:root\)[^{]*\{[^}]*--c-ink:/)
  assert.ok(selectors.length > 500)
  assert.deepEqual(
    heavy.filter(one => !/^(from|to|[\d.]+%)/.test(one)),
    []
  )
})

test('the sheet asks for typefaces that the package has', () => {
  const files = [...css.matchAll(/url\(\.\.\/(fonts\/[^)]+)\)/g)].map(([, path]) => path)

  assert.ok(files.length > 0)
  for (const path of files) assert.ok(readFileSync(new URL(path, PACKAGE)).length > 0)
})

test('a streamed page names classes of the sheet alone and brings no styles of its own', async () => {
  const html = await streamed()
  const names = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list]) => list.split(' '))
  const blocks = names.filter(name => /^g\w{1,4}$/.test(name))

  assert.match(html, /Пенал/)
  assert.doesNotMatch(html, /<style/)
  assert.ok(new Set(blocks).size > 8)
  assert.deepEqual(
    blocks.filter(name => !hasRule(name)),
    []
  )
})

async function streamed() {
  const { platform } = createTestShop()
  const shop = createStore({ initial: {}, host: platform, loadShop: () => new Promise(() => {}) })
  const later = new Promise(resolve => setImmediate(resolve, [card]))
  const Goods = () => draw(ProductGrid, { cards: use(later), awaited: 1 })
  const page = draw(
    ShopProvider,
    { shop },
    draw(Button, { variant: 'main' }, 'Купить'),
    draw(TextField, { label: 'Имя', name: 'name' }),
    draw(Suspense, { fallback: draw(Price, { current: '200 ₽' }) }, draw(Goods))
  )
  const body = new PassThrough()
  renderToPipeableStream(page).pipe(body)
  return text(body)
}
