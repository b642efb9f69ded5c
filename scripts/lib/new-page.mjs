// The files of a new page, in the form of those that are there.
import { Refusal } from './script.mjs'

export const ROUTES = 'packages/core/src/routes/routes.ts'
export const TITLES = 'packages/core/src/routes/routes.messages.ts'
const PAGES = 'docs/pages.md'
const END_OF_TITLES = '\n}\n'
const END_OF_SCREENS = '\n| the error screen |'
const END_OF_ROUTES = '] as const satisfies readonly RouteRow[]'

/**
 * What `npm run new -- page NAME «Заголовок»` writes: `files` are new, `edits` change what is there.
 * A page that the table of routes knows has its address and its title from there.
 */
export function newPage(name, texts, wanted) {
  const { path, title, edits } = placeOf(name, texts, wanted)
  return {
    files: {
      [`packages/app/src/pages/${name}/${name}.loader.ts`]: loader(name),
      [`packages/app/src/pages/${name}/${name}.page.tsx`]: page(name),
      [`packages/app/src/pages/${name}/${name}.loader.test.ts`]: test(path, title),
      [`e2e/${name}.test.ts`]: story(path, title)
    },
    edits
  }
}

/** The title from the words of a command line, quoted or not; it stands in code and in patterns. */
export function titleOf(words) {
  const title = words.join(' ').replaceAll(/[«»]/g, '').trim()
  if (/['`\\\n]/.test(title)) throw new Refusal(`A title has no such signs: ${title}`)
  return title || undefined
}

/** Where a page stands and what it is called; `edits` tell it to routes that do not know it yet. */
export function placeOf(name, { routes, titles }, title = 'Новая страница') {
  const known = rowOf({ routes, titles }, name)
  if (known !== undefined) return { ...known, edits: {} }
  return {
    path: `/${name}`,
    title,
    edits: {
      [ROUTES]: text => withRoute(text, name),
      [TITLES]: text => withTitle(text, name, title),
      [PAGES]: text => withScreen(text, name)
    }
  }
}

function rowOf({ routes, titles }, name) {
  const [, path] = new RegExp(`name: '${name}',\\s+path: '([^']+)'`).exec(routes) ?? []
  const [, title] = new RegExp(`^  '?${name}'?: '([^']+)'`, 'm').exec(titles) ?? []
  return path && { path, title }
}

export function withTitle(text, name, title) {
  const [before, after] = text.split(END_OF_TITLES)
  return `${before},\n  '${name}': '${title}'${END_OF_TITLES}${after}`
}

/** The address of a page stands in the table of `docs/pages.md`. */
function withScreen(text, name) {
  const [before, after] = text.split(END_OF_SCREENS)
  return `${before}\n| ${name.replaceAll('-', ' ')} | \`/${name}\` |${END_OF_SCREENS}${after}`
}

export function withRoute(text, name) {
  const row = `  { name: '${name}', path: '/${name}', ...visible }\n`
  const [before, after] = text.split(`\n${END_OF_ROUTES}`)
  return `${before},\n${row}${END_OF_ROUTES}${after}`
}

const loader = name => `import { defineLoader } from '../../page/define-loader.ts'

/** What is awaited here the page is about; whatever else it shows is one of its \`parts\`. */
export const loader = defineLoader('${name}', async ({ configuration }) => ({
  data: { shopTitle: configuration.shopTitle }
}))
`

const page = name => `import { routeTitle } from '@vitrina/core/routes'

import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './${name}.loader.ts'

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => (
    <>
      <h1>{routeTitle('${name}')}</h1>
      <p>{data.shopTitle}</p>
    </>
  )
})
`

const test = (path, title) => `import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test('the page comes under its title', async () => {
  const storefront = await startTestStorefront()
  running.push(storefront)

  const response = await storefront.fetch('${path}')

  expect(response.status).toBe(200)
  expect(await response.text()).toContain('>${title}</h1>')
})
`

const story = (path, title) => `import { expect, test } from 'vitest'

import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'

const open = useBrowser()

test('a visitor opens «${title}»', async () => {
  const { page, faults } = await open()

  await visit(page, '${path}')

  await page.getByRole('heading', { level: 1, name: '${title}' }).waitFor()
  expect(faults).toEqual([])
})
`
