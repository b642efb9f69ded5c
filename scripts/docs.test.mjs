import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { componentPages } from './lib/docs/components.mjs'
import {
  anchorOf,
  deadLinks,
  withoutDemands,
  withSiteLinks,
  withSnippets
} from './lib/docs/links.mjs'
import { llmsFiles } from './lib/docs/llms.mjs'
import { sourcesOf } from './lib/docs/pages.mjs'
import { makeCheckout } from './lib/fixture.mjs'

const addressOf = path => ({ 'docs/testing.md': '/testing' })[path]
const linked = (text, repository = '') =>
  withSiteLinks(text, 'docs/adr/0001-x.md', { addressOf, repository })

test('a link to a page of the repository leads to the page of the site, its heading kept', () => {
  expect(linked('as [testing](../testing.md#run) says')).toBe('as [testing](/testing#run) says')
  expect(linked('[here](#why), [there](https://nodejs.org)')).toBe(
    '[here](#why), [there](https://nodejs.org)'
  )
})

test('a file that is not on the site is linked in the repository, or named where none is known', () => {
  const text = 'see [the licence](../../LICENSE)'

  expect(linked(text)).toBe('see the licence')
  expect(linked(text, 'https://code.example/shop')).toBe(
    'see [the licence](https://code.example/shop/blob/HEAD/LICENSE)'
  )
})

test('a link to no file refuses the site, an example of one in a block of code does not', () => {
  expect(() => linked('[gone](gone.md)')).toThrow('docs/adr/0001-x.md: gone.md leads nowhere')
  expect(linked('```md\n[gone](gone.md)\n```')).toBe('```md\n[gone](gone.md)\n```')
})

test('a page shows the file that it names, as it is', () => {
  const shown = withSnippets('Save:\n\n<<< ../../.npmrc', 'docs/adr/0001-x.md')

  expect(shown).toBe('Save:\n\n```\nsave-exact=true\n```')
  expect(() => withSnippets('<<< ./gone.ts', 'docs/x.md')).toThrow('there is no ./gone.ts to show')
})

test('a page of the reference is told without the demands of the specification', () => {
  const text = 'Waits (C7), then asks (A19, §5); a call (`f(7)`) stays.'

  expect(withoutDemands(text, 'docs/api/live.md')).toBe('Waits, then asks; a call (`f(7)`) stays.')
  expect(withoutDemands(text, 'docs/security.md')).toBe(text)
})

test('headings have the anchors that hosts of repositories give them', () => {
  expect(anchorOf('The shop’s own words')).toBe('the-shops-own-words')
  expect(anchorOf('Your own shop, not the demo')).toBe('your-own-shop-not-the-demo')
})

test('a built site is searched for links to no page and to no heading', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'api'))
  writeFileSync(
    join(folder, 'api/index.html'),
    '<h2 id="b">B</h2> <a class="x" href="/v/no">no</a>'
  )
  writeFileSync(
    join(folder, 'index.html'),
    '<a href="/v/api/#b">b</a> <a href="/v/api/#c">c</a> <a href="https://nodejs.org">n</a>'
  )

  expect(deadLinks(folder, '/v/')).toEqual([
    'api/index.html: /v/no leads nowhere',
    'index.html: /v/api/#c leads nowhere'
  ])
})

test('each page of the documentation stands in the contents once', () => {
  const places = sourcesOf().flatMap(({ pages }) => pages.map(({ place }) => place))

  expect(new Set(places).size).toBe(places.length)
  expect(() => sourcesOf([{ title: 'Start', pages: ['docs/start.md'] }])).toThrow(
    'leaves out docs/'
  )
})

test('a component has a page of its types, with the sample that the gallery has of it', () => {
  const { folder } = makeCheckout({
    'packages/react-ui/tsconfig.json':
      '{ "compilerOptions": { "jsx": "preserve", "noLib": true } }',
    'packages/react-ui/src/index.ts': "export { Price } from './kit/price/price.tsx'\n",
    'packages/react-ui/src/kit/price/price.tsx': `interface PriceProps {
  /** In rubles. */
  readonly value: number | undefined
  readonly size?: 'l' | 'm'
  readonly marks?: PriceMark | undefined
}

interface PriceMark {
  readonly title: string
}

/** What a product costs. */
export const Price = ({ value, size }: PriceProps) => value
`,
    'packages/react-ui/kit/marks.tsx': '<Sample of="price">'
  })
  const pages = componentPages(folder)

  expect([...pages.keys()]).toEqual(['README.md', 'price.md'])
  expect(pages.get('README.md')).toContain(
    '| [Price](price.md) | `@vitrina/react-ui/price` | What a product costs. |'
  )
  expect(pages.get('price.md')).toContain('```sample\n?of=price\n```')
  expect(pages.get('price.md')).toContain('| `value` | `number` | In rubles. |')
  expect(pages.get('price.md')).toContain(
    '## Types of props\n\n```ts\ninterface PriceMark {\n  readonly title: string\n}\n```'
  )
  expect(pages.get('price.md')).toContain("| `size?` | `'l' \\| 'm'` |  |")
})

const providers = docs => ({
  'packages/react-ui/tsconfig.json': '{ "compilerOptions": { "jsx": "preserve", "noLib": true } }',
  'packages/react-ui/src/index.ts': "export { Rules } from './binding/rules.tsx'\n",
  'packages/react-ui/src/binding/rules.tsx': `/** ${docs} */
export const Rules = ({ children }: { readonly children: string }) => children
`
})

test('a component that has no sample refuses the site, one in a shop in memory is one', () => {
  const files = providers('Gives rules to fields.')
  const shown = { 'packages/react-ui/kit/shop/forms.tsx': '<Sample of="rules">' }

  expect(() => componentPages(makeCheckout(files).folder)).toThrow(/no docstring .*: rules$/)
  expect(componentPages(makeCheckout({ ...files, ...shown }).folder).get('rules.md')).toContain(
    '```sample\n?of=rules&shop=forms\n```'
  )
})

test('a component that draws nothing says so first, and shows the file that uses it', () => {
  const { folder } = makeCheckout({
    ...providers('Draws nothing of its own: gives rules to fields.'),
    'packages/react-ui/kit/uses/rules.tsx':
      "import { Rules } from '../../src/binding/rules.tsx'\n\nexport const Form = () => <Rules>x</Rules>\n"
  })

  const page = componentPages(folder).get('rules.md')
  expect(page).toMatch(/^# Rules\n\nDraws nothing of its own: gives rules to fields\.\n/)
  expect(page).toContain(
    "```tsx\nimport { Rules } from '@vitrina/react-ui/rules'\n\nexport const Form"
  )
})

test('a program that reads finds each page with its first sentence, and all of the packages in one file', () => {
  const files = llmsFiles([
    {
      title: 'Start',
      pages: [{ place: 'start.md', text: '# Start\n\nYou need Node. And more.\n' }]
    },
    {
      title: 'Run a shop',
      pages: [{ place: 'demo.md', text: '# Demo\n\n```sample\n?of=x\n```\n\nIt is open.\n' }]
    }
  ])

  expect(files.get('llms.txt')).toContain('## Start\n\n- [Start](start.md): You need Node.\n')
  expect(files.get('llms-full.txt')).toBe('# Start\n\nYou need Node. And more.')
  expect(files.get('demo.md')).toBe('# Demo\n\nIt is open.\n')
})
