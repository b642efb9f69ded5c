// What the shop promises about its reliability, the figure to reach, and the tests that reach it.

const C = 'packages/core/src'
const A = 'packages/app/src'
const S = 'examples/server/test'

/**
 * `proof` are test files, run as the deep command runs them; `runs` names those of `testing/runs.ts`
 * whose number belongs to the figure. Without a proof a promise is told as not measured, and `why`.
 */
export const PROMISES = [
  {
    id: 'R1',
    promise: 'A burst of refused calls causes one refresh',
    figure: '20 calls refused at once: 1 refresh, 20 answers, 0 sign-outs',
    proof: [`${C}/session/refresh.test.ts`]
  },
  {
    id: 'R2',
    promise: 'A call that failed with an old token does not refresh again',
    figure: '0 refreshes, 1 repeat with the new token',
    proof: [`${C}/session/refresh.test.ts`]
  },
  {
    id: 'R3',
    promise: 'Tabs coordinate',
    figure: '5 tabs × 20 calls × 20 rounds: 0 sign-outs',
    proof: [
      `${C}/session/tokens.test.ts`,
      'packages/core/scenarios/refresh-storm.test.ts',
      'e2e/tabs.test.ts',
      'e2e/expired-token.test.ts'
    ],
    runs: ['rounds of five tabs']
  },
  {
    id: 'R4',
    promise: 'A sign-out during a refresh wins',
    figure: '1,000 schedules: no token is left, no dead bearer is sent',
    proof: [`${C}/session/refresh-race.test.ts`, 'packages/core/scenarios/sign-out-race.test.ts'],
    runs: ['sign-outs during a refresh', 'sign-outs on the real backend']
  },
  {
    id: 'R5',
    promise: 'A refresh that fails for a moment signs nobody out',
    figure: '7 failures keep the tokens, 4 refusals end the session once',
    proof: [`${C}/session/refresh.test.ts`]
  },
  {
    id: 'R6',
    promise: 'No storm of refreshes during an outage',
    figure: '50 calls in 10 s: 1 refresh',
    proof: [`${C}/session/refresh.test.ts`, 'packages/core/scenarios/refresh-storm.test.ts']
  },
  {
    id: 'R7',
    promise: 'A refused call is repeated once',
    figure: '401 again: 2 calls, 1 refresh, 1 sign-out',
    proof: [`${C}/session/refresh.test.ts`, `${C}/api/upload.test.ts`]
  },
  {
    id: 'R8',
    promise: 'Calls with credentials are exempt',
    figure: '401 of sign-in, sign-up, verify, passwords: 0 refreshes, 0 sign-outs',
    proof: [`${C}/session/session.machine.test.ts`, `${C}/session/refresh.test.ts`]
  },
  {
    id: 'R9',
    promise: 'The server shows nobody the state of another',
    figure: '500 visitors at once: 0 foreign marks',
    proof: [`${A}/server/answers/isolation.test.ts`, 'e2e/privacy.test.ts'],
    runs: ['visitors at once']
  },
  {
    id: 'R10',
    promise: 'The server renews no token that it cannot hand back',
    figure: '0 refreshes by the server',
    proof: [`${A}/server/storefront.test.ts`]
  },
  {
    id: 'R11',
    promise: 'Safe calls are repeated with a pause, others are not',
    figure: 'GET at most 3 times, others once; Retry-After of a day gives up within 5 s',
    proof: [`${C}/api/api.test.ts`, `${C}/api/every-contract.test.ts`]
  },
  {
    id: 'R12',
    promise: 'Stalled and cut bodies fail cleanly',
    figure: '8 faults × 6 flows: one typed error each',
    proof: [`${C}/bad-payloads.test.ts`, 'packages/core/scenarios/faults.test.ts']
  },
  {
    id: 'R13',
    promise: 'One order per intent, and none swallows the next',
    figure: '10 clicks, a lost answer, a reload: 1 order; another basket afterwards: 2 orders',
    proof: [
      `${C}/orders/checkout/place-order.test.ts`,
      `${C}/orders/checkout/checkout.machine.test.ts`,
      `${S}/order-races.test.ts`,
      'e2e/checkout.test.ts'
    ]
  },
  {
    id: 'R14',
    promise: 'An order survives a race',
    figure: '50 posts of one basket: 1 order',
    proof: [`${S}/order-races.test.ts`]
  },
  {
    id: 'R15',
    promise: 'Only the bank’s own word counts as paid',
    figure: '20 repeated events: 1 change; forged ones: 0',
    proof: [`${S}/payments.test.ts`, `${C}/orders/checkout/checkout.graph.test.ts`]
  },
  {
    id: 'R16',
    promise: 'No change of a basket is lost or doubled',
    figure: '2,000 runs × 30 commands: 0 lost, 0 doubled',
    proof: [`${C}/basket/basket.model.test.ts`, `${S}/basket-intents.test.ts`, 'e2e/tabs.test.ts'],
    runs: ['basket, its tabs and its network', 'changes of a basket on the store']
  },
  {
    id: 'R17',
    promise: 'A sign-in merges the baskets once',
    figure: '3 lines + 2 with 1 in common: 4 lines',
    proof: [`${S}/basket-of-whom.test.ts`, `${C}/basket/merged-lines.test.ts`]
  },
  {
    id: 'R17b',
    promise: 'Favourites survive failures',
    figure: '7 toggles: at most 2 calls, 0 automatic repeats',
    proof: [`${C}/lists/favorites/favorites.machine.test.ts`, `${S}/favorites.test.ts`]
  },
  {
    id: 'R18',
    promise: 'Reconnection is bounded',
    figure: '5 tries without a server; at most 20 opens a minute',
    proof: [`${C}/live/live.machine.test.ts`, `${C}/live/flap-guard.test.ts`]
  },
  {
    id: 'R19',
    promise: 'Notifications are handled once, and safely',
    figure: 'one id 50 times: 1 toast; junk is ignored or text',
    proof: [`${C}/shop/shop-live.test.ts`, `${S}/live.test.ts`, 'e2e/live.test.ts']
  },
  {
    id: 'R20',
    promise: '«reset_session» and «reload_page» never loop',
    figure: 'at most 1 reload in 10 s',
    proof: [`${C}/shop/shop-live.test.ts`]
  },
  {
    id: 'R21',
    promise: 'The version check never loops, and reaches open pages',
    figure: '24 cases: at most 1 reload or 1 window; a release: exactly one',
    proof: [
      `${C}/engine/version-check.test.ts`,
      `${C}/engine/version.machine.test.ts`,
      `${C}/shop/shop-reloads.test.ts`,
      'e2e/arrivals.test.ts',
      'e2e/releases.test.ts'
    ]
  },
  {
    id: 'R22',
    promise: 'Missing code heals, then stops',
    figure: 'at most 1 reload per path in 10 s',
    proof: [
      `${C}/engine/reload-guard.test.ts`,
      `${A}/failure/missing-code.test.ts`,
      'e2e/failures.test.ts'
    ]
  },
  {
    id: 'R23',
    promise: 'The look for new builds is cheap',
    figure: '24 h: at most 24 requests',
    proof: [`${C}/engine/builds.machine.test.ts`, `${C}/engine/builds-wire.test.ts`]
  },
  {
    id: 'R24',
    promise: 'The shop works without storage',
    figure: 'home → product → basket, 0 uncaught errors, 1 notice',
    proof: [
      `${C}/shop/shop-forgetful.test.ts`,
      `${C}/platform/kept-in-tab.test.ts`,
      'e2e/forgetful.test.ts'
    ]
  },
  {
    id: 'R25',
    promise: 'A wrong clock does no harm',
    figure: '± 1 day: no loop, no sign-out',
    proof: [`${C}/session/tokens.test.ts`, `${C}/api/api.test.ts`]
  },
  {
    id: 'R26',
    promise: 'Pages survive a sick backend, which comes back by itself',
    figure:
      '600 answers to 50 visitors at once: 502 or 503 in Russian within 3 s of a backend that is not well; a dead one is started again',
    proof: [
      `${A}/server/storefront.test.ts`,
      `${A}/server/answers/while-opening.test.ts`,
      `${A}/server/answers/silent-backend.test.ts`,
      `${A}/pages/page-parts.test.ts`,
      `${S}/entrance.test.ts`,
      'scripts/shop.test.mjs',
      'e2e/crash.test.ts',
      'e2e/crowd.test.ts'
    ],
    runs: ['answers to fifty visitors']
  },
  {
    id: 'R27',
    promise: 'The catalogue of errors is exact',
    figure: '17 rows and 6 texts, letter by letter',
    proof: [`${C}/messages.test.ts`, `${C}/platform/api-error.test.ts`]
  },
  {
    id: 'S1',
    promise: 'Texts of others run no script',
    figure: 'payloads at every sink: 0 scripts',
    proof: [`${S}/content-texts.test.ts`, 'e2e/security.test.ts', 'e2e/stored-texts.test.ts']
  },
  {
    id: 'S2',
    promise: 'The policy holds on every page',
    figure: '0 violations; 1,000 nonces, none twice',
    proof: ['e2e/security.test.ts'],
    runs: ['rounds of pages with nonces']
  },
  {
    id: 'S3',
    promise: 'No redirect leaves the shop',
    figure: '39 addresses at the check itself, a choice of them at every door: 0 leave',
    proof: [
      `${C}/routes/safe-path.test.ts`,
      `${C}/session/visitor/clean-address.test.ts`,
      `${A}/server/requests/hostile-requests.test.ts`,
      'e2e/redirects.test.ts'
    ],
    runs: ['safe paths']
  },
  {
    id: 'S4',
    promise: 'Tokens leak into no address and no log',
    figure: '0 hits of the canaries',
    proof: [`${S}/log-canary.test.ts`, 'e2e/token-address.test.ts'],
    runs: ['inputs that no log may show']
  },
  {
    id: 'S5',
    promise: 'Objects of others are refused',
    figure: 'every call with an id × 4 strangers: 404 or 403',
    proof: [`${S}/object-access.test.ts`]
  },
  {
    id: 'S6',
    promise: 'Tokens are checked strictly',
    figure: 'every forged token: 401',
    proof: [`${S}/access-token.test.ts`]
  },
  {
    id: 'S7',
    promise: 'Queries are read safely',
    figure: 'junk for every call: 4xx in Russian',
    proof: [`${S}/junk.test.ts`, `${S}/contracts.property.test.ts`],
    runs: ['junk as bodies and queries', 'junk for each call']
  },
  {
    id: 'S8',
    promise: 'No pattern can be slowed down',
    figure: '100 kB of input: time grows with its length at most',
    proof: [`${C}/values/validation/validation-limits.test.ts`]
  },
  {
    id: 'S9',
    promise: 'The picture service is no proxy',
    figure: '30 hostile names: 400 or 404; 10,000 sizes do not fill the disk',
    proof: [`${S}/images.test.ts`, `${S}/limits.test.ts`],
    runs: ['sizes of a picture']
  },
  {
    id: 'S10',
    promise: 'Guessing is slowed down',
    figure: '429 with Retry-After and a Russian sentence',
    proof: [
      `${S}/limits.test.ts`,
      `${S}/shared-limits.test.ts`,
      `${S}/session.test.ts`,
      `${S}/login-time.test.ts`
    ]
  },
  {
    id: 'S11',
    promise: 'A proof of a call cannot be used twice',
    figure: '1,000,000 nonces, bounded memory',
    proof: [`${S}/proof.test.ts`, `${S}/limits.test.ts`],
    runs: ['proofs of a flood']
  },
  {
    id: 'S12',
    promise: 'Uploads are bounded',
    figure: 'wrong kinds, bombs, 100 MB: refused',
    proof: [`${S}/files.test.ts`, `${S}/upload-socket.test.ts`]
  },
  {
    id: 'S13',
    promise: 'Money cannot be forged',
    figure: '10,000 baskets: the total is the sum of its parts; a code of one use: 1',
    proof: [
      `${S}/sums.property.test.ts`,
      `${S}/order-races.test.ts`,
      `${S}/order-refusals.test.ts`,
      `${S}/bonus-races.test.ts`
    ],
    runs: ['sums of an order', 'bonuses spent at once']
  },
  {
    id: 'S14',
    promise: 'What is installed is pinned',
    figure: '0 known holes of high weight',
    why: 'needs the registry’s audit'
  },
  {
    id: 'S15',
    promise: 'No frame, no foreign origin, no cookie as a credential',
    figure: '0 answers to others',
    proof: [`${S}/foundation.test.ts`, `${S}/access.test.ts`, 'e2e/security.test.ts']
  },
  {
    id: 'S16',
    promise: 'Data leaves with its owner',
    figure: '0 traces after a sign-out and after a deletion',
    proof: [
      `${S}/account-traces.test.ts`,
      `${S}/account-deletion.test.ts`,
      `${C}/platform/member-traces.test.ts`
    ]
  },
  {
    id: 'S17',
    promise: 'A visitor holds some of the shop, never all of it, and in nobody else’s name',
    figure: '300 bodies that never come stop no call; 0 forged addresses; 0 bodies read as calls',
    proof: [
      `${A}/server/door.test.ts`,
      ...['framing', 'forwarding', 'turns-of-each', 'unread-answer'].map(
        name => `${A}/server/requests/${name}.test.ts`
      ),
      ...['listen', 'visitor-address'].map(name => `${S}/${name}.test.ts`),
      ...['hops', 'holders', 'queues', 'visitor-address'].map(name => `${C}/api/${name}.test.ts`)
    ]
  },
  {
    id: 'M1',
    promise: 'Machines have no dead state',
    figure: 'every state reached, 95 of 100 ways taken',
    proof: [
      `${C}/basket/basket.graph.test.ts`,
      `${C}/orders/checkout/checkout.graph.test.ts`,
      `${C}/lists/favorites/favorites.graph.test.ts`
    ]
  },
  {
    id: 'L1',
    promise: 'Load',
    figure: '100 reads a second: p95 below 150 ms; 20 pages a second: p95 below 400 ms',
    bench: 'load'
  },
  {
    id: 'O1',
    promise: 'A backup is the shop, on both stores',
    figure: 'every row of every table, numbers go on',
    proof: [`${S}/copy-store.test.ts`]
  },
  {
    id: 'O2',
    promise: 'An upgrade of two instances loses no order',
    figure: 'orders posted through it: each once',
    proof: [`${S}/upgrade.test.ts`, `${S}/instances.test.ts`]
  },
  {
    id: 'O3',
    promise: 'A confirmed order survives the death of the backend',
    figure: '20 deaths: 0 lost, 0 doubled',
    proof: [`${S}/crash.test.ts`, 'e2e/crash.test.ts'],
    runs: ['deaths of the backend']
  }
]
