// Shows which files a new page and a new subject begin with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { suffixFaults } from './lib/file-suffixes.mjs'
import { newPage, withRoute, withTitle } from './lib/new-page.mjs'
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
    'packages/core/src/routes/routes.messages.ts'
  ])
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

test('a subject is its rule, its view, its words, their test and a door', () => {
  const { files } = newSubject('price-alerts')

  expect(
    Object.keys(files).map(path => path.replace('packages/core/src/price-alerts/', ''))
  ).toEqual([
    'price-alerts.ts',
    'price-alerts.view.ts',
    'price-alerts.messages.ts',
    'price-alerts.test.ts',
    'index.ts'
  ])
  expect(suffixFaults(Object.keys(files), [])).toEqual([])
  expect(files['packages/core/src/price-alerts/price-alerts.ts']).toContain(
    'export const priceAlertsSubject: Subject<PriceAlerts, PriceAlertsCommand>'
  )
})
