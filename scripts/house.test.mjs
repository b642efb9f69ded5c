// Shows that the measure of the house counts what a reader opens, and lines by what they are.
import { expect, test } from 'vitest'
import { makeCheckout } from './lib/fixture.mjs'
import { arrowsOf, codeLinesOf, filesOf, shapeOf } from './lib/house/files.mjs'
import { faultsOf } from './lib/house/limits.mjs'
import { entryNames, openProgram, wordCounts } from './lib/house/program.mjs'
import { tripOf } from './lib/house/trips.mjs'

const core = 'packages/core/src'
const checkout = makeCheckout({
  'tsconfig.base.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "allowImportingTsExtensions": true, "noEmit": true } }',
  'packages/core/package.json': '{ "exports": { "./price": "./src/price/index.ts" } }',
  [`${core}/price/index.ts`]: "export { type Price, shown } from './price.ts'\n",
  [`${core}/price/price.ts`]: `import { words } from './price.messages.ts'
import type { Rate } from '../rate/rate.ts'

/** A sum. */
export interface Price { readonly rate: Rate }

export const shown = (price: Price) => rounded(price) + words.sign

const rounded = ({ rate }: Price) => import('../rate/rate.ts').then(({ times }) => times(rate))
`,
  [`${core}/price/price.messages.ts`]: "export const words = { sign: '₽' }\n",
  [`${core}/price/price.test.ts`]: '// Why.\nexport {}\n\n',
  [`${core}/rate/rate.ts`]: `export type Rate = number
export const times = (given: Rate) => given * 2
export const unused = 1
`,
  'packages/react-ui/src/index.ts': '',
  'packages/app/src/index.ts': '',
  'packages/conformance/src/index.ts': '',
  'examples/server/src/index.ts': ''
})

test('a story opens what its definitions name, on demand too, and neither words nor types', () => {
  const program = openProgram(checkout.folder)
  const story = ['a price', ['/packages/ shown']]

  expect(tripOf(program, story)).toEqual({ story: 'a price', files: 2, definitions: 3, lines: 3 })
})

test('lines are code, tests, comments or blank, and a topic is neither words nor an entry', () => {
  const { lines, topics } = shapeOf(filesOf(checkout.folder, 'packages/core'))

  expect(lines).toEqual({ code: 10, tests: 2, comments: 1, blank: 3 })
  expect(codeLinesOf(filesOf(checkout.folder, 'packages/core'))).toEqual({ code: 10, tests: 1 })
  expect(topics).toMatchObject({ files: 2, longest: 9, below: '100.0 %' })
})

test('folders, entries, names and words of our own are counted', () => {
  const program = openProgram(checkout.folder)

  expect(arrowsOf(checkout.folder, 'packages/core')).toEqual({ folders: 2, arrows: 1 })
  expect(entryNames(checkout.folder, program)).toEqual({ entries: 1, names: 2 })
  expect(wordCounts(program)).toMatchObject({ given: 1, part: 0 })
})

test('more folders, shorter files and more of the small ones than the limits allow are faults', () => {
  const files = filesOf(checkout.folder, 'packages/core')
  const limits = { folders: 1, mean: 50, below: 20, longest: 300 }

  expect(faultsOf('packages/core', limits, files)).toEqual([
    'packages/core: folders 2, the limit is 1',
    'packages/core: mean 6, the limit is 50',
    'packages/core: below 100, the limit is 20'
  ])
  expect(faultsOf('packages/core', { folders: 2, mean: 6, below: 100 }, files)).toEqual([])
})
