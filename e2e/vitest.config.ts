import { configDefaults, defineConfig } from 'vitest/config'

import { shared } from '../testing/shared.config.ts'

/** They tell the keeper through the door of the embedded store; instances on PostgreSQL have none. */
const WITH_KEEPER = [
  'member-blanks.test.ts',
  'member-notifications.test.ts',
  'member-refund.test.ts',
  'member-review.test.ts'
]

/**
 * Wholly of the deep command: they guard no money, order, session, access or first page, or take
 * two builds in turn and fifty visitors. Named, each runs in either.
 */
const DEEP_ONLY = [
  ...['brands', 'collections', 'compare', 'constructor', 'contact', 'crowd', 'gifts', 'head'],
  ...['install', 'print'],
  ...['kept-baskets', 'kit', 'lightbox', 'links', 'mailing', 'map', 'pagination'],
  ...['product-reviews', 'reading', 'releases', 'reviews', 'search', 'shop-look', 'slider'],
  'streamed-page',
  'wholesale'
].map(name => `${name}.test.ts`)

const leftOut = shared.provide.isDeep ? WITH_KEEPER : process.env.IS_NAMED ? [] : DEEP_ONLY

export default defineConfig({
  test: {
    ...shared,
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: ['support/global-setup.ts'],
    maxWorkers: 2
  }
})
