/** They tell the keeper through the door of the embedded store; instances on PostgreSQL have none. */
export const WITH_KEEPER: readonly string[] = [
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
 * Files that only the deep command runs: they guard no money, order, session, access or first page,
 * or take two builds in turn and fifty visitors. Named, each runs in either.
 */
export const DEEP_ONLY: readonly string[] = [
  ...[
    'a11y',
    'arrivals',
    'away',
    'bad-input',
    'brands',
    'close-requests',
    'collections',
    'compare'
  ],
  ...[
    'conformance',
    'consent',
    'constructor',
    'contact',
    'crowd',
    'docs',
    'early-clicks',
    'entrance-no-script'
  ],
  ...['failures', 'favorites', 'forgetful', 'gifts', 'head', 'html', 'install', 'kept-baskets'],
  ...['keyboard', 'kit', 'lightbox', 'lightbox-gestures', 'links', 'live', 'live-line', 'mailing'],
  ...['map', 'member-data', 'missing-application', 'missing-styles', 'offline'],
  ...['older-browsers', 'page-names', 'pagination', 'print', 'product-reviews', 'reading'],
  ...['releases', 'returned-guest', 'reviews', 'search', 'shop-file', 'shop-fits'],
  ...['shop-forms', 'shop-look', 'slider', 'spoiled-answers', 'still-page', 'stored-texts'],
  ...['streamed-page', 'texts', 'tooltip', 'touch-targets', 'town', 'translation', 'units'],
  ...['who-asks', 'wholesale']
].map(name => `${name}.test.ts`)

/** Files that only the quick command runs: the deep one has nothing to add, however many backends there are. */
export const QUICK_ONLY: readonly string[] = [
  ...[
    'bad-calls',
    'bank-host',
    'basket-changes',
    'certificate',
    'expired-token',
    'merge',
    'order-payment',
    'roles',
    'token-address',
    'member-orders',
    'budgets',
    'checkout-form',
    'connections',
    'dealer'
  ],
  ...['member-deletion', 'no-script', 'outage', 'passkey', 'privacy', 'ranges', 'security']
].map(name => `${name}.test.ts`)
