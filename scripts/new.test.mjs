// Shows which files a new page and a new subject begin with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { suffixFaults } from './lib/file-suffixes.mjs'
import { newPage, titleOf, withRoute, withTitle } from './lib/new-page.mjs'
import { newSubject } from './lib/new-subject.mjs'
import { root } from './lib/workspace.mjs'

const textOf = name => readFileSync(join(root, `packages/core/src/routes/${name}.ts`), 'utf8')
const routes = textOf('routes')
const titles = textOf('routes.messages')

test('a page is its loader, its screen, their test, a story and a row of the routes', () => {
  const { files, edits } = newPage('gift-ideas', { routes, titles }, 'Идеи подарков')

  expect(Object.keys(files)).toEqual([
    'packages/app/src/pages/gift-ideas/gift-ideas.loader.ts',
    'packages/app/src/pages/gift-ideas/gift-ideas.page.tsx',
    'packages/app/src/pages/gift-ideas/gift-ideas.loader.test.ts',
    'e2e/gift-ideas.test.ts'
  ])
  expect(suffixFaults(Object.keys(files), [])).toEqual([])
  expect(Object.keys(edits)).toEqual([
    'packages/core/src/routes/routes.ts',
    'packages/core/src/routes/routes.messages.ts',
    'docs/pages.md'
  ])
  const pages = readFileSync(join(root, 'docs/pages.md'), 'utf8')
  expect(edits['docs/pages.md'](pages)).toContain(
    '\n| gift ideas | `/gift-ideas` |\n| the error screen | every other address |'
  )
})

test('a title is all words of the command, in quotes or not', () => {
  expect(titleOf(['«Идеи', 'подарков»'])).toBe('Идеи подарков')
  expect(titleOf(['Что (и как)?'])).toBe('Что (и как)?')
  expect(titleOf([])).toBeUndefined()
  expect(() => titleOf(["It's"])).toThrow('A title has no such signs')
})

test('a page that is new to the routes gets the last row and the last title', () => {
  const text = withRoute(routes, 'gift-ideas')

  expect(text.split('\n').length).toBe(routes.split('\n').length + 1)
  expect(text).toContain("\n  { name: 'gift-ideas', path: '/gift-ideas', ...visible }\n] as const")
  expect(withTitle(titles, 'gift-ideas', 'Идеи подарков')).toContain(
    ",\n  'gift-ideas': 'Идеи подарков'\n}\n"
  )
})

test('a page that the routes know keeps its row, its address and its title', () => {
  const { files, edits } = newPage('user-recall', { routes, titles }, 'Другое')

  expect(edits).toEqual({})
  expect(files['e2e/user-recall.test.ts']).toContain("await visit(page, '/user/recall')")
  expect(files['e2e/user-recall.test.ts']).toContain("name: 'Обратная связь'")
})

test('a subject is its files in a room of the core, its page, and the answer of the backend', () => {
  const { files } = newSubject('lists/price-alerts', { routes, titles }, 'Слежу за ценой')

  expect(Object.keys(files)).toEqual([
    'packages/core/src/contracts/price-alerts.ts',
    'packages/core/src/lists/price-alerts/price-alerts.ts',
    'packages/core/src/lists/price-alerts/price-alerts.engine.ts',
    'packages/core/src/lists/price-alerts/price-alerts.view.ts',
    'packages/core/src/lists/price-alerts/price-alerts.messages.ts',
    'packages/core/src/lists/price-alerts/price-alerts.test.ts',
    'packages/app/src/pages/price-alerts/price-alerts.loader.ts',
    'packages/app/src/pages/price-alerts/price-alerts.page.tsx',
    'packages/app/src/pages/price-alerts/price-alerts.loader.test.ts',
    'e2e/price-alerts.test.ts',
    'examples/server/src/modules/price-alerts/price-alerts-handlers.ts',
    'examples/server/test/price-alerts.test.ts'
  ])
  expect(suffixFaults(Object.keys(files), [])).toEqual([])
  expect(files['packages/core/src/lists/price-alerts/price-alerts.ts']).toContain(
    'export const priceAlertsSubject = /* @__PURE__ */ defineSubject<'
  )
})

test('the lists of calls, engines, answers and pages get a line for a subject, and no other file does', () => {
  const { edits } = newSubject('lists/price-alerts', { routes, titles }, 'Слежу за ценой')

  const added = Object.entries(edits).map(([path, edit]) => {
    const text = readFileSync(join(root, path), 'utf8')
    const known = new Set(text.split('\n'))
    return [
      path,
      edit(text)
        .split('\n')
        .filter(line => !known.has(line) && /price-?alerts/i.test(line))
    ]
  })

  expect(Object.fromEntries(added)).toEqual({
    'packages/core/src/contracts/index.ts': ["export { getPriceAlerts } from './price-alerts.ts'"],
    'packages/core/src/lists/index.ts': [
      "export { priceAlertsMessages } from './price-alerts/price-alerts.messages.ts'",
      "export { type PriceAlerts, type PriceAlertsCommand, priceAlertsSubject } from './price-alerts/price-alerts.ts'",
      "export { priceAlertsWords } from './price-alerts/price-alerts.view.ts'"
    ],
    'packages/core/src/shop/engines.ts': [
      "import { priceAlertsSubject } from '../lists/price-alerts/price-alerts.ts'",
      "import { priceAlertsEngine } from '../lists/price-alerts/price-alerts.engine.ts'",
      '  row(priceAlertsSubject, priceAlertsEngine)'
    ],
    'examples/server/src/handlers.ts': [
      "import { priceAlertsHandlers } from './modules/price-alerts/price-alerts-handlers.ts'",
      '  ...priceAlertsHandlers'
    ],
    'examples/server/test/whose-calls.ts': ["  getPriceAlerts: 'everybody'"],
    'packages/core/src/routes/routes.ts': [
      "  { name: 'price-alerts', path: '/price-alerts', ...visible }"
    ],
    'packages/core/src/routes/routes.messages.ts': ["  'price-alerts': 'Слежу за ценой'"],
    'docs/pages.md': ['| price alerts | `/price-alerts` |']
  })
})

test('a subject whose page the routes know stands at its address, under its title', () => {
  const { files, edits } = newSubject('account/user-recall', { routes, titles })

  expect(Object.keys(edits)).not.toContain('packages/core/src/routes/routes.ts')
  expect(files['e2e/user-recall.test.ts']).toContain("await visit(page, '/user/recall')")
  expect(files['e2e/user-recall.test.ts']).toContain("name: 'Обратная связь'")
})

test('a list that lies otherwise is not written into', () => {
  const { edits } = newSubject('lists/price-alerts', { routes, titles })

  expect(() => edits['packages/core/src/shop/engines.ts']('const rows = {}')).toThrow('There is no')
})

test('a subject without a room of the core is refused with the names of the rooms', () => {
  expect(() => newSubject('price-alerts', { routes, titles })).toThrow(
    /one of account, api, .*, lists,/
  )
  expect(() => newSubject('listz/price-alerts', { routes, titles })).toThrow('ROOM/NAME')
})
