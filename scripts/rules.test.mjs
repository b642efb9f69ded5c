// Shows that each import rule fires on a breach and keeps silent about what is allowed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

import { bareFaults, bareModules } from './lib/bare-modules.mjs'
import { bareTexts } from './lib/bare-text.mjs'
import { wordFaults } from './lib/bare-words.mjs'
import { run } from './lib/command.mjs'
import { KINDS, namedFiles, suffixFaults } from './lib/file-suffixes.mjs'
import { makeCheckout } from './lib/fixture.mjs'
import { folderPairs, pairFaults } from './lib/folder-pairs.mjs'
import { bin, root } from './lib/workspace.mjs'

const CORE = 'packages/core/src'
const UI = 'packages/react-ui/src'
const APP = 'packages/app/src'

const PLACES = { CORE, UI, APP }

/** Rows of a table in text: cells between bars, the first a path. */
const rowsOf = text =>
  text
    .trim()
    .split('\n')
    .map(row => row.replace(/^[A-Z]+/, name => PLACES[name]).split(/ \| ?/))

/** The folder of a checkout of rows: path and text. */
const folderOf = text => makeCheckout(Object.fromEntries(rowsOf(text))).folder

/** What breaks which rule: file, its text, rule. */
const BREACHES = rowsOf(`
CORE/values/a.ts | import './b.ts' | 1-no-cycles
CORE/values/react.ts | import 'react' | 2-core-needs-only-its-four-libraries
CORE/values/mock.ts | import 'msw' | 2-core-needs-only-its-four-libraries
CORE/testing/msw/client.ts | import 'ky' | 2-msw-needs-only-its-library
CORE/values/file.ts | import 'node:fs' | 2-core-needs-no-node
CORE/values/upward.ts | import '@vitrina/react-ui' | 2-core-knows-no-other-package
CORE/orders/checkout.machine.ts | import type { Basket } from '../basket/basket.machine.ts' | 3-machines-meet-only-in-the-shop
CORE/lists/wiring.ts | import '../basket/basket.machine.ts' | 3-machines-meet-only-in-the-shop
CORE/store/window.ts | import '../browser/tabs.ts' | 2-only-browser-knows-a-browser
CORE/session/port.ts | import '../server/guard.ts' | 2-only-server-knows-a-server
CORE/entities/total.ts | import '../values/b.ts' | 4-a-room-stands-on-lower-floors
CORE/content/shelf.ts | import type { List } from '../lists/list.ts' | 4-a-room-stands-on-lower-floors
UI/catalog/aisle.ts | import '../orders/paper.ts' | 4-a-room-stands-on-lower-floors
APP/parts/shelf.tsx | import '../pages/home/home.page.tsx' | 4-a-room-stands-on-lower-floors
CORE/pages/toy.loader.ts | import { cleanHtml } from './clean/clean-html.ts' | 2-pages-know-no-cleaner
CORE/pages/clean/toy.ts | import { z } from 'zod' | 2-cleaning-needs-only-its-library
APP/platform/window.ts | import '@vitrina/react-ui' | 5-no-screen-without-need
UI/kit/button/button.tsx | import '../../shop/shop.tsx' | 5-kit-knows-no-shop
UI/kit/counter/counter.tsx | import '@vitrina/core' | 5-kit-knows-no-machine
UI/shop/deep.ts | import '../../../core/src/values/b.ts' | 6-core-by-its-front-doors
e2e/deep.test.ts | import '../packages/core/src/values/b.ts' | 6-core-by-its-front-doors
APP/deep.ts | import '../../react-ui/src/shop/shop.tsx' | 6-react-ui-by-its-front-doors
UI/shop/app.ts | import '../../../app/src/deep.ts' | 6-react-ui-knows-no-app
APP/pages/home/home.page.tsx | import '../cart/cart.page.tsx' | 7-pages-do-not-import-pages
CORE/api/headers.ts | import 'ky' | 8-ky-only-in-api
UI/logo/link.tsx | import 'wouter' | 8-wouter-only-in-the-app
UI/banner/banner.tsx | void import('swiper') | 8-swiper-only-in-its-kit-folder
UI/kit/slider/slider.tsx | import 'swiper' | 8-swiper-by-dynamic-import
UI/kit/lightbox/lightbox.tsx | import 'glightbox' | 8-glightbox-by-dynamic-import
UI/kit/masked-input/mask.tsx | import 'imask' | 8-imask-by-dynamic-import
UI/kit/map/map.tsx | import 'react-yandex-maps' | 8-maps-by-dynamic-import
UI/kit/map/box.tsx | void import('glightbox') | 8-glightbox-only-in-its-kit-folder
UI/kit/map/phone.tsx | void import('imask') | 8-imask-only-in-its-kit-folder
UI/points.tsx | void import('react-yandex-maps') | 8-maps-only-in-its-kit-folder
examples/server/src/main.ts | import '../../../packages/core/src/values/b.ts' | 9-examples-use-public-exports
APP/lost.ts | import './nowhere.ts' | every-import-is-found
`)

/** What must stay possible. */
const ALLOWED = Object.fromEntries(
  rowsOf(`
CORE/values/b.ts | import './a.ts'
CORE/index.ts | export * from './basket/basket.machine.ts'
CORE/contracts/index.ts | import 'zod'; import '../api/api.ts'
CORE/lists/list.ts | import '../values/b.ts'; export interface List {}
CORE/testing/msw/index.ts | import 'msw'; import '../../contracts/index.ts'
CORE/shop/shop.ts | import '../basket/basket.machine.ts'; import '../session/session.machine.ts'
CORE/basket/basket.machine.ts | import 'xstate'; export interface Basket {}
CORE/basket/basket.selectors.ts | import type { Basket } from './basket.machine.ts'
CORE/basket/basket.test.ts | import 'react'; import '../session/session.machine.ts'
CORE/session/session.machine.ts | import '../platform/errors.ts'
CORE/platform/errors.ts | export {}
CORE/browser/tabs.ts | export {}
CORE/server/guard.ts | import 'node:http'; import '../api/api.ts'
CORE/pages/clean/clean-html.ts | import 'sanitize-html'
CORE/api/api.ts | import 'ky'
UI/index.ts | export {}
UI/orders/paper.ts | import '../kit/slider/lazy.tsx'
UI/shop/shop.tsx | import '@vitrina/core'; import '../kit/slider/lazy.tsx'
UI/kit/slider/lazy.tsx | import type { S } from 'swiper'; void import('swiper')
APP/layout/link.ts | import 'wouter'
APP/pages/cart/cart.page.tsx | import '../define-page.ts'; import './lines.tsx'
APP/pages/cart/lines.tsx | import '@vitrina/react-ui'
APP/pages/define-page.ts | export {}
examples/server/src/app.ts | import '@vitrina/core/contracts'; import 'node:http'
`)
)

const PACKAGES = [
  ...['react', 'ky', 'xstate', 'zod', 'msw', 'sanitize-html'],
  ...['wouter', 'swiper', 'glightbox', 'imask']
]

let checkout
let violations

beforeAll(async () => {
  const breaches = Object.fromEntries(BREACHES.map(([path, text]) => [path, text]))
  checkout = makeCheckout({ ...ALLOWED, ...breaches }, [
    '.dependency-cruiser.cjs',
    'packages/conformance/package.json',
    'packages/core/package.json',
    'packages/react-ui/package.json'
  ])
  checkout.link('@vitrina/core', 'packages/core')
  checkout.link('@vitrina/react-ui', 'packages/react-ui')
  for (const name of [...PACKAGES, 'react-yandex-maps']) checkout.addPackage(name)

  const command = [bin('depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const folders = ['packages', 'examples', 'e2e']
  const { output } = await run([...command, ...folders], { cwd: checkout.folder })
  violations = JSON.parse(output).summary.violations
})

test.each(BREACHES)('%s with «%s» breaks %s', (path, _text, rule) => {
  expect(violations.filter(found => found.from === path).map(found => found.rule.name)).toContain(
    rule
  )
})

test('what is allowed breaks no rule', () => {
  const guilty = violations.filter(
    found => found.from in ALLOWED && found.rule.name !== '1-no-cycles'
  )

  expect(guilty).toEqual([])
})

test('every rule has a breach that shows it', async () => {
  const { default: config } = await import(`${root}/.dependency-cruiser.cjs`)

  expect(new Set(BREACHES.map(([, , rule]) => rule))).toEqual(
    new Set(config.forbidden.map(rule => rule.name))
  )
})

test.each([
  [CORE, []],
  [UI, []],
  // It stands on all others, and has floors of its own.
  [APP, ['server']]
])('every room of %s has its floor', async (place, exceptions) => {
  const { default: config } = await import(`${root}/.dependency-cruiser.cjs`)
  const floors = config.forbidden.filter(({ name }) => name === '4-a-room-stands-on-lower-floors')
  const rooms = readdirSync(join(root, place), { withFileTypes: true }).filter(at =>
    at.isDirectory()
  )

  const without = rooms.filter(({ name }) =>
    floors.every(({ from }) => !new RegExp(from.path).test(`${place}/${name}/any.ts`))
  )
  expect(without.map(({ name }) => name)).toEqual(exceptions)
})

test('two folders that import each other are a fault at any depth; tests, and what lies in one of them, are not', () => {
  const folder = folderOf(`
APP/layout/header.tsx | import type { Page } from '../pages/page.ts'
APP/pages/page.ts | const header = import('../layout/header.tsx')
APP/pages/cart/cart.ts | import './lines/line.ts'
APP/pages/cart/lines/line.ts | import '../cart.ts'
APP/head/head.ts | import '../layout/footer.ts'
APP/layout/header.test.ts | import '../head/head.ts'
examples/server/src/modules/auth/login.ts | import '../users/accounts.ts'
examples/server/src/modules/users/accounts.ts | import '../auth/words/texts.ts'
examples/vue/src/cart/cart.vue | import Shelf from '../shelf/shelf.vue'
examples/vue/src/shelf/shelf.vue | import Cart from '../cart/cart.vue'
packages/core/generate/texts.ts | import '../src/shop/texts/catalogue.ts'
packages/core/src/shop/texts/catalogue.ts | import '../../../generate/texts.ts'
e2e/pages/cart.ts | import '../support/shop.ts'
e2e/support/shop.ts | import '../pages/cart.ts'
`)

  expect(folderPairs(folder)).toEqual([
    'e2e: pages, support',
    'examples/server/src/modules: auth, users',
    'examples/vue/src: cart, shelf',
    'packages/app/src: layout, pages',
    'packages/core: generate, src'
  ])
})

test('of a pair it is said what to do', () => {
  expect(pairFaults(['a: x, y'])).toEqual([
    'a: x, y import each other: put what both need below them'
  ])
  expect(pairFaults([])).toEqual([])
})

test('words outside their modules, and words that are read too early, are found', () => {
  const folder = folderOf(`
UI/list/list.tsx | /** «Войти» */ export const Go = () => <a title="Вход">Войти</a>
UI/list/count.tsx | export const say = count => count + ' шт.'
UI/list/early.tsx | const title = listMessages.title; export const say = () => listMessages.title
UI/list/list.messages.ts | export const listMessages = { title: 'Список' }
UI/list/list.test.tsx | test('Список', () => undefined)
UI/list/told.ts | console.log('Порт занят')
`)

  expect(wordFaults(folder, [`${UI}/list/told.ts`])).toEqual([
    `${UI}/list/count.tsx:1 says «шт.» itself: its place is a *.messages.ts`,
    `${UI}/list/early.tsx:1 reads listMessages.title while it loads: a site's own words come later`,
    `${UI}/list/list.tsx:1 says «Вход» itself: its place is a *.messages.ts`,
    `${UI}/list/list.tsx:1 says «Войти» itself: its place is a *.messages.ts`
  ])
})

/** What a drawing is to the compiler, without React. */
const DRAWING = `declare namespace JSX {
  interface Element { readonly type: string }
  interface IntrinsicElements { [name: string]: unknown }
  interface ElementChildrenAttribute { children: unknown }
}
type Elements = JSX.Element | boolean | undefined
type Drawn = Elements | string | number | ''
`
const drawn = [
  'const { title, count, isNew, few, some, children, only } = given',
  'export const Alone = () => <p>{title}</p>',
  'export const Beside = () => <p>{title} <b /></p>',
  'export const Several = () => <p>Всего {count}</p>',
  'export const Maybe = () => <p>{isNew && title}<b /></p>',
  'export const Zero = () => <p>{count && <i />}<b /></p>',
  'export const Listed = () => <p>{few.map(each => each)}</p>',
  'export const Fragments = () => <>{title}</>',
  'export const Boxes = () => <Context>{title}</Context>',
  'export const Slot = () => <p>{children}<b /></p>',
  'export const Named = () => title',
  'export const Fine = () => <p><i>{title}</i>{isNew && <b />}{only}{some.map(() => <u />)}</p>',
  'export const Either = () => <p>{isNew ? title : <b />}</p>',
  "export const Empty = () => <p>{'' as const}<b />{children && <u />}</p>"
]

test('a text that stands beside anything is found wherever it comes from; one that is all of its element is not', () => {
  const options = { jsx: 'preserve', strict: true, lib: ['ES2023'], types: [] }
  const small = makeCheckout({
    [`${APP}/drawing.d.ts`]: `${DRAWING}
declare const given: { title: string; count: number; isNew: boolean; few: string[]; some: number[]; children: Drawn; only: Elements }
declare const Context: (props: { children: Drawn }) => Elements`,
    [`${APP}/list/list.tsx`]: drawn.join('\n'),
    [`${APP}/list/list.test.tsx`]: 'export const Shown = () => <p>Всего {1}</p>',
    'packages/app/tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['src'] })
  })
  const faults = bareTexts(small.folder)

  expect(
    faults.map(fault =>
      fault
        .match(/tsx:(\d+) «(.*)»/)
        ?.slice(1)
        .join(' ')
    )
  ).toEqual([
    '3 {title}',
    '3  ',
    '4 Всего ',
    '4 {count}',
    '5 {isNew && title}',
    '6 {count && <i />}',
    '7 {few.map(each => each)}',
    '8 {title}',
    '9 {title}',
    '10 {children}',
    '11 Named'
  ])
})

test('a module of the React layer that has nothing of React is found, whatever it is called', () => {
  const bare = `
basket-list/sums.ts | import { basketTotal } from '@vitrina/core/basket'; basketTotal()
basket-list/typed.ts | import type { Key } from 'react'; export const next = (key: Key) => key
basket-list/told.ts | /* as from 'react' */ export const next = 1
basket-list/plain.tsx | import { type Key } from 'react'; export const next = 1
basket-list/sums.styles.ts | import { style } from '../theme/style.ts'; export const sum = () => style('')
basket-list/sums.messages.ts | export const sum = () => { return 1 }
basket-list/asked.messages.ts | import { sums } from '@vitrina/core/basket'
texts/order.ts | export function order() { return 1 }`
  const fine = `
basket-list/use-sums.ts | import { type Key, useMemo } from 'react'
basket-list/use-rows.ts | import { useShop } from '../shop/shop-context.tsx'
basket-list/row.tsx | export const Row = () => <li />
basket-list/props.ts | import type { Key } from 'react'; export type { Sum } from './sum.ts'; export interface Row { key: Key }
basket-list/row.styles.ts | import { style } from '../theme/style.ts'; export const row = style('')
basket-list/row.messages.ts | export const rows = { of: (count: number) => String(count) }
basket-list/sums.test.ts | import { test } from 'vitest'; test('', () => {})`

  const found = bareModules(folderOf((bare + fine).replaceAll('\n', '\nUI/')))

  expect(found).toEqual(
    rowsOf(bare)
      .map(([path]) => path)
      .sort()
  )
  expect(bareFaults(found, [])).toHaveLength(found.length)
  expect(bareFaults(found, found)).toEqual([])
  expect(bareFaults([], found)).toHaveLength(found.length)
})

test('a file whose name does not tell its kind by the closed set is found', () => {
  const good = 'machine.ts view.ts view.test.ts engine.ts test.ts model.test.ts ts vue'.split(' ')
  const folder = folderOf(`
${good.map(suffix => `CORE/basket/basket.${suffix} |`).join('\n')}
CORE/basket/basket.state.ts |
CORE/basket/basket.state.test.ts |
CORE/basket/basket-api.ts |
CORE/basket/basket-view.ts |
CORE/basket/basket.store.mts |
CORE/basket/order-form.ts |
CORE/basket/Sums.ts |
packages/core/scenarios/packed/node.test.mjs |
e2e/support/Helpers.ts |
examples/server/src/db/migrations/0130_content_texts.ts |
packages/core/node_modules/far/far.state.ts |
examples/server/src/http/utils.ts |
`)
  const files = namedFiles(folder)

  expect(suffixFaults(files, []).map(fault => fault.split(':')[0])).toEqual([
    'e2e/support/Helpers.ts says nothing of what is in it',
    'examples/server/src/http/utils.ts says nothing of what is in it',
    'packages/core/src/basket/Sums.ts is no noun in kebab-case',
    'packages/core/src/basket/basket-api.ts says its kind behind a dash',
    'packages/core/src/basket/basket-view.ts says its kind behind a dash',
    'packages/core/src/basket/basket.state.test.ts has a suffix outside the set',
    'packages/core/src/basket/basket.state.ts has a suffix outside the set',
    'packages/core/src/basket/basket.store.mts has a suffix outside the set'
  ])
})

test('the architecture names every kind of file', () => {
  const text = readFileSync(`${root}/docs/architecture.md`, 'utf8')

  expect(KINDS.filter(kind => !text.includes(`\`.${kind}\``))).toEqual([])
})

test('a known name is silent as long as it is outside the set', () => {
  const odd = 'packages/app/src/entry.client.tsx'

  expect(suffixFaults([odd], [odd])).toEqual([])
  expect(suffixFaults([], [odd])).toHaveLength(1)
  expect(suffixFaults(['a/b.ts'], ['a/b.ts'])).toHaveLength(1)
})
