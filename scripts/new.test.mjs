// Shows which files a new page and a new subject begin with.
import { expect, test } from 'vitest'

import { suffixFaults } from './lib/file-suffixes.mjs'
import { titleOf, whatIsNew } from './lib/new.mjs'
import { read } from './lib/sources.mjs'
import { root } from './lib/workspace.mjs'

const pageFiles = name => [
  `packages/core/src/pages/${name}.loader.ts`,
  `packages/app/src/pages/${name}/${name}.page.tsx`,
  `packages/app/src/pages/${name}/${name}.loader.test.ts`
]
const CORE = ['ts', 'engine.ts', 'view.ts', 'messages.ts', 'test.ts']

const newPage = () => whatIsNew('page', 'gift-ideas', 'Идеи подарков')
const newSubject = () => whatIsNew('subject', 'lists/price-alerts', 'Слежу за ценой')

/** The lines on price alerts that edits add to their files. */
const linesAdded = ({ edits }) =>
  Object.fromEntries(
    Object.entries(edits).map(([path, edit]) => {
      const known = new Set(read(root, path).split('\n'))
      const lines = edit(read(root, path)).split('\n')
      return [path, lines.filter(line => !known.has(line) && /price-?alerts/i.test(line))]
    })
  )

test('a page is its loader, its screen, their test, a story and a row of the routes', () => {
  const { files, edits } = newPage()

  expect(Object.keys(files)).toEqual([...pageFiles('gift-ideas'), 'e2e/gift-ideas.test.ts'])
  expect(suffixFaults(Object.keys(files), [])).toEqual([])
  expect(edits['docs/pages.md'](read(root, 'docs/pages.md'))).toContain(
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
  const { edits } = newPage()
  const [routes, titles] = ['routes', 'routes.messages'].map(name => {
    const path = `packages/core/src/routes/${name}.ts`
    return edits[path](read(root, path))
  })

  expect(routes).toContain(
    "\n  { name: 'gift-ideas', path: '/gift-ideas', ...visible }\n] as const"
  )
  expect(titles).toContain(",\n  'gift-ideas': 'Идеи подарков'\n}\n")
})

test.each([
  ['page', 'user-recall', 'Другое'],
  ['subject', 'account/user-recall', undefined]
])(
  'a %s whose page the routes know keeps its row, its address and its title',
  (kind, path, title) => {
    const { files, edits } = whatIsNew(kind, path, title)

    expect(Object.keys(edits).filter(path => /routes|pages/.test(path))).toEqual([])
    expect(files['e2e/user-recall.test.ts']).toContain("await visit(page, '/user/recall')")
    expect(files['e2e/user-recall.test.ts']).toContain("name: 'Обратная связь'")
  }
)

test('a subject is its files in a room of the core, its page, and the answer of the backend', () => {
  const { files } = newSubject()

  expect(Object.keys(files)).toEqual([
    'packages/core/src/contracts/price-alerts.ts',
    ...CORE.map(kind => `packages/core/src/lists/price-alerts/price-alerts.${kind}`),
    ...pageFiles('price-alerts'),
    'e2e/price-alerts.test.ts',
    'examples/server/src/modules/price-alerts/price-alerts-handlers.ts',
    'examples/server/test/price-alerts.test.ts'
  ])
  expect(suffixFaults(Object.keys(files), [])).toEqual([])
  expect(files['packages/core/src/lists/price-alerts/price-alerts.ts']).toContain(
    'export const priceAlertsSubject = /* @__PURE__ */ defineSubject<'
  )
  expect(Object.values(files).join('\n')).not.toMatch(/\{\{|undefined'/)
})

test('the lists of calls, engines, answers and pages get a line for a subject, and no other file does', () => {
  expect(linesAdded(newSubject())).toEqual({
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
    'packages/core/src/pages/pages.ts': [
      "  'price-alerts': async () => (await import('./price-alerts.loader.ts')).loader"
    ],
    'docs/pages.md': ['| price alerts | `/price-alerts` |']
  })
})

test('a list that lies otherwise is not written into', () => {
  const { edits } = newSubject()

  expect(() => edits['packages/core/src/shop/engines.ts']('const rows = {}')).toThrow('There is no')
})

test('a subject without a room of the core is refused with the names of the rooms', () => {
  expect(() => whatIsNew('subject', 'price-alerts')).toThrow(/one of account, api, .*, lists,/)
  expect(() => whatIsNew('subject', 'listz/price-alerts')).toThrow('ROOM/NAME')
})
