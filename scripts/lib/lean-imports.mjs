// What is imported from the published core thing by thing, and what each of them may bring.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** From the entry `from` of the core, what stands in `names`: what it may bring and weigh, in bytes of gzip. */
const ROWS = [
  { names: 'email', from: 'values', gzip: 1500 },
  { names: 'parsePhone', from: 'values', gzip: 3000 },
  { names: 'cardPrice', from: 'values', gzip: 1500 },
  { names: 'routePath', from: '', gzip: 5000 },
  { names: 'createModalsMachine', from: 'store', libraries: ['xstate'], gzip: 15_500 },
  { names: 'createBasketMachine', from: 'basket', libraries: ['xstate'], gzip: 25_000 },
  { names: 'viewProduct', from: 'contracts', libraries: ['zod'], gzip: 20_000 },
  // A page of addresses draws by this; what edits them comes with a touch, and so does the form of an order.
  { names: 'fromSaved', from: 'values', gzip: 1000 },
  { names: 'withTyped', from: 'values', libraries: ['immer'], gzip: 4500 },
  { names: 'openPageCheckout', from: 'orders', libraries: ['immer'], gzip: 14_500 },
  // What any page needs before it is known which; the rest comes with it.
  { names: 'loadPage', from: 'pages', gzip: 7400 },
  // All of a shop, with the rules that screens draw by: a storefront loads it after its first page.
  { names: 'createShop', from: '', libraries: ['xstate', 'ky', 'zod'], gzip: 84_200 }
]

const importOf = (names, from) => `export { ${names} } from '@vitrina/core${from && `/${from}`}'`

/** What a first page draws by, before its engine is there. */
const FIRST_PAGE = [
  importOf('createStore, toastsSubject', 'store'),
  importOf('basketSubject', 'basket'),
  importOf('basketChangesSubject', 'cart'),
  importOf('comparisonSubject, favoritesSubject, watchedCardsSubject, watchedSubject', 'lists'),
  importOf('listingCountSubject, listingSubject, productSubject', 'catalog'),
  importOf('notificationsSubject', 'account'),
  importOf('sessionSubject, siteSubject', 'session')
].join('\n')

export const LEAN_IMPORTS = [
  ...ROWS.map(row => ({ libraries: [], ...row, code: importOf(row.names, row.from) })),
  { code: FIRST_PAGE, libraries: [], gzip: 20_000 }
]

const STATEMENT = /^export \{([^}]*)\} from '\.\/([^']+)'$/gm
const SINGLE = /^create\w+Machine$/
const VALIDATORS = 'validation/'

/** Every machine and every validator of the core: `{ name, entry, source }` of what must come alone when it is imported from the entry of its room. */
export function singleImports(core) {
  return readdirSync(join(core, 'src')).flatMap(room => {
    const index = join(core, 'src', room, 'index.ts')
    if (!existsSync(index)) return []
    return [...readFileSync(index, 'utf8').matchAll(STATEMENT)].flatMap(([, names, path]) =>
      names
        .split(',')
        .map(name => name.trim())
        .filter(name => /^[a-z]\w*$/.test(name))
        .filter(name => SINGLE.test(name) || path.startsWith(VALIDATORS))
        .map(name => ({
          name,
          entry: `@vitrina/core/${room}`,
          source: join(core, 'src', room, path)
        }))
    )
  })
}
