// Mistakes of callers without types who read a state or make an address.
import { badgeCount, isUnsettled, quantityOf } from '../src/basket/basket-log.ts'
import { routePath } from '../src/routes/route-path.ts'
import {
  isSignedIn,
  priceRole,
  sessionMessage,
  sessionNotice,
  sessionProfile
} from '../src/session/session.selectors.ts'
import { call, opened, snapshots, type WrongUse } from './wrong-calls.ts'

const PASS_CONTEXT = 'this is a snapshot, which holds no'

export const OF_SELECTORS: readonly WrongUse[] = [
  [
    'the price role of a snapshot',
    () => call(priceRole, snapshots.session),
    `priceRole(session): ${PASS_CONTEXT} priceRole; pass its context`
  ],
  [
    'whether a snapshot is signed in',
    () => call(isSignedIn, snapshots.session),
    `isSignedIn(session): ${PASS_CONTEXT} priceRole; pass its context`
  ],
  ['the profile of a snapshot', () => call(sessionProfile, snapshots.session), PASS_CONTEXT],
  ['the message of a snapshot', () => call(sessionMessage, snapshots.session), PASS_CONTEXT],
  ['the notice of a snapshot', () => call(sessionNotice, snapshots.session), PASS_CONTEXT],
  [
    'the price role of what is opened',
    () => call(priceRole, opened.session),
    'priceRole(session): priceRole is missing in {"actor":'
  ],
  [
    'the advice beside what is opened',
    () => call(priceRole, opened.session),
    'pass what its get() returns'
  ],
  [
    'the badge of a snapshot',
    () => call(badgeCount, snapshots.basket),
    `badgeCount(basket): ${PASS_CONTEXT} log; pass its context`
  ],
  ['a quantity of a snapshot', () => call(quantityOf, snapshots.basket, 7), PASS_CONTEXT],
  ['whether a snapshot is unsettled', () => call(isUnsettled, snapshots.basket), PASS_CONTEXT],
  [
    'the address of a misspelt page',
    () => call(routePath, 'prodct'),
    'routePath(name): there is no page "prodct"; is it product?'
  ],
  [
    'the address of a page without its parameters',
    () => call(routePath, 'product'),
    'routePath(product): params.category is missing: the address is /catalog/{category}'
  ],
  [
    'a misspelt parameter of an address',
    () => call(routePath, 'raffle', { cod: 'leto' }),
    'routePath(raffle): params.code is missing: cod was given; is it that?'
  ]
]
