import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { shared } from '../testing/shared.config.ts'

/** They tell the keeper through the door of the embedded store; instances on PostgreSQL have none. */
const WITH_KEEPER = [
  'basket-stock.test.ts',
  'guarded-forms.test.ts',
  'member-blanks.test.ts',
  'member-no-script.test.ts',
  'member-notifications.test.ts',
  'member-profile.test.ts',
  'member-refund.test.ts',
  'member-review.test.ts'
]

/**
 * Wholly of the deep command: they guard no money, order, session, access or first page, or take
 * two builds in turn and fifty visitors. Named, each runs in either.
 */
const DEEP_ONLY = [
  ...['away', 'brands', 'close-requests', 'collections', 'compare', 'constructor', 'contact'],
  ...['crowd', 'gifts', 'head', 'html', 'install', 'keyboard', 'kept-baskets', 'kit'],
  ...['lightbox', 'lightbox-gestures', 'links', 'live-line', 'mailing', 'map', 'offline'],
  ...['pagination', 'print', 'product-reviews', 'reading', 'releases', 'reviews', 'search'],
  ...['shop-look', 'slider', 'still-page', 'streamed-page', 'texts', 'tooltip'],
  ...['touch-targets', 'town', 'who-asks', 'wholesale']
].map(name => `${name}.test.ts`)

/** Wholly of the quick command: the deep one has nothing to add, and how many backends there are is all one. */
const QUICK_ONLY = [
  ...['bad-calls', 'budgets', 'checkout-form', 'connections', 'consent', 'dealer', 'outage']
].map(name => `${name}.test.ts`)

/** They take minutes, whatever the size of their file: begun last they would run alone. */
const LONGEST = ['releases', 'a11y', 'links', 'stored-texts', 'crowd', 'privacy', 'crash']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const others = await super.sort(files)
    return others.toSorted((one, other) => turnOf(one) - turnOf(other))
  }
}

function turnOf({ moduleId }: TestSpecification) {
  const turn = LONGEST.findIndex(name => moduleId.endsWith(`/${name}.test.ts`))
  return turn < 0 ? LONGEST.length : turn
}

const { isDeep } = shared.provide
const leftOut = [
  ...(isDeep ? WITH_KEEPER : []),
  ...(process.env.IS_NAMED ? [] : isDeep ? QUICK_ONLY : DEEP_ONLY)
]

export default defineConfig({
  test: {
    ...shared,
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: ['support/global-setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst }
  }
})
