import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoute } from '@vitrina/core'
import { loaderOf } from '@vitrina/core/pages'
import { routes } from '@vitrina/core/routes'
import { expect, test } from 'vitest'
import type { AnyPage } from '../routing/define-page.ts'
import { isBuilt, likelyNext } from './index.ts'

/** A product stands below its list; `docs/pages.md` says so with three dots. */
const LIST_OF_PRODUCT = '/catalog/{category}/{slug...}/detail/'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)
const fileOf = (name: string) => `./${name}/${name}.page.tsx`
const pages = import.meta.glob<AnyPage>('./*/*.page.tsx', { import: 'page' })

test('a folder of pages is named like a row of the route table', () => {
  const names: readonly string[] = routes.map(({ name }) => name)

  expect(folders.filter(folder => !names.includes(folder))).toEqual([])
})

test('a folder has one page, and its files bear the name of the folder', () => {
  expect(new Set(Object.keys(pages))).toEqual(
    new Set(folders.map(name => `./${name}/${name}.page.tsx`))
  )
})

test.each(Object.entries(pages))('%s declares a page', async (_, read) => {
  expect((await read()).View).toBeTypeOf('function')
})

test('a page that is only re-exported reads what the pages of the same view read', async () => {
  const loaderBy = new Map<AnyPage, unknown>()
  const strangers: string[] = []

  for (const { name } of routes) {
    const [page, loader] = [await pages[fileOf(name)]?.(), await loaderOf(name)]
    if (page === undefined) continue
    if (loaderBy.has(page) && loaderBy.get(page) !== loader) strangers.push(name)
    loaderBy.set(page, loader)
  }

  expect(strangers).toEqual([])
})

test('every row of the route table has its page', () => {
  expect(routes.filter(({ name }) => !isBuilt(name)).map(({ name }) => name)).toEqual([])
})

const LIST = '/catalog/tvorchestvo'
const productsOf = (count: number) =>
  Array.from({ length: count }, (_, place) => `${LIST}/detail/p${place}`)
const shown = (url: string) => ({ url, route: matchRoute(url) })

test('from a list six products are likely next, and four of its own choices', () => {
  const choices = ['new', 'sale', 'hit', 'school', 'last'].map(name => `${LIST}?sticker=${name}`)
  const others = ['/catalog', '/catalog/penaly', '/cart', LIST]

  const next = likelyNext(shown(LIST), [...others, ...choices, ...productsOf(8), ...productsOf(8)])

  expect(next).toEqual([...productsOf(6), ...choices.slice(0, 4)])
})

test('from a product the lists it belongs to are likely next, after other products', () => {
  const urls = ['/', '/catalog', LIST, `${LIST}/detail/q`, '/user/signin']

  const next = likelyNext(shown(`${LIST}/detail/p`), urls)

  expect(next).toEqual([`${LIST}/detail/q`, LIST])
})

test('docs/pages.md names the address of every page', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/pages.md'), 'utf8')

  const unnamed = routes.filter(
    ({ path }) => !text.includes(`\`${path.replace(LIST_OF_PRODUCT, '…/detail/')}\``)
  )

  expect(unnamed.map(({ path }) => path)).toEqual([])
})
