import { expect, test } from 'vitest'
import { createActor, StateMachine } from 'xstate'

import { createShop, shopConfig } from './index.ts'
import { createMemoryBrowser } from './platform/index.ts'
import { settle } from './testing/test-shop.ts'

/** What a caller without types may give, for every argument. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, 42, Number.NaN, 'текст', true, 1n, Symbol('знак')],
  ...[{}, [], () => undefined]
]

/**
 * They read a machine's state or snapshot. Nothing at all in its place is refused in the engine's
 * words, which name the first member that was looked for: «reading 'log'».
 */
const READERS = new Set(
  `
    activeOption addressError addressForm addressesMessage answered appliedPromo badgeCount
    basketAfter basketState bonusLog bonusesMessage bonusesValue canCountDown canCountUp
    canJoinRaffle checkoutMessage chosenPage compactBasketState compareAfter
    compareLabel compareMessage comparedCount comparedIds counterText countsOf currentCurrency
    defaultAddress deliveryPrice dispatched errorSummary expectedBonuses factsBetween favoriteIds
    favoriteLabel favoritesAfter favoritesCount favoritesMessage filesLeft formErrors
    formFailure formThanks fieldView hasMoreBonusLog hasMoreNotifications hasMoreReviews hasNext
    hasNoReviews hasPageAfter hasPageBefore heldBonuses indexAfter isAutoplayOn isBasketEmpty
    isBasketKnown isBuildOutdated isCompareFull isCompared isDeliveryNeeded isDeliveryStale
    isFavorite isFavoriteUnsettled isImageWanted isLineSelected isLineUnsettled isListOpen isLiveLost
    isLiveOpen isModalOpen isNewAddress isPlaceholderShown isPromoBusy isSetSelected
    isSetUnsettled isSignedIn isSliderActive isSlideshowOn isTotalStale isUnsettled
    isVersionOutdated isWaitingForSums lineMessage linesOf newTotal nextIntentId notificationsMessage
    oneClickError oneClickForm oneClickMessage oneClickSuccess openForm orderTotal ownTicket pageLinks
    passwordFieldError passwordInputType passwordMessage placedOrder priceRole projectedBuckets
    promoButtonLabel promoButtonLook promoCodeLabel promoCodeLook promoCodeValue promoError
    quantityOf raffleMessage randomUuid rateBars readReviews refundChoice refundError
    refundMessage refundReasons refundSuccess refundTotal removedAddress requiredFields
    reviewFailure reviewFieldError reviewFields reviewPages reviewRefusal savedAddresses
    sessionFieldErrors sessionMessage sessionNotice sessionProfile setCountsOf setMessage
    setQuantityOf setsOf shownErrors shownOptions shownReviews shownSlide shownToast slideCounter
    sliderIndexAfter slidesToLoad suggestionsNote topModal typedPasswordStrength unreadCount
    watchedBefore checkoutPhase 
  `
    .trim()
    .split(/\s+/)
)

const doors = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./index.ts', './*/index.ts', '!./contracts/*', '!./testing/*', '!./msw/*'],
  { eager: true }
)

/** Everything that the doors give away, by name. */
const core: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(doors))

const functions = Object.entries(core).filter(
  (entry): entry is [string, (...given: unknown[]) => unknown] => typeof entry[1] === 'function'
)

type Outcome = 'answers' | 'names the argument' | 'names the member'

/** `basket.log: a list is needed`, or a public function that was called in its turn. */
const NAMED = /^(?:\w+\([\w.]+\)|\w+\.\w+): /
/** The form of §8 (E6). */
const LIST_NAMED = /^\w*: (?:s|cancelS)tatuses is not an array$/
const NOTHING =
  /^Cannot read properties of (?:undefined|null) \(reading '[a-zA-Z]+'\)$|^Cannot destructure property '[a-zA-Z]+' of/
/** `table.check` of what is no form, `image.matches` of what is no snapshot, `source.now`, and randomness that gives no bytes. */
const OTHER = /^\w+\.(?:matches|now|check|start) is not a function$|^bytes is not iterable$/

async function outcomeOf(name: string, call: () => unknown, given: unknown): Promise<Outcome> {
  try {
    await Promise.race([call(), settle()])
    return 'answers'
  } catch (error) {
    // The page of an address that is none is not found: that is what this one says.
    if (name === 'requireValidRoute' && error instanceof Error) return 'answers'
    const message = error instanceof TypeError ? error.message : `no TypeError: ${String(error)}`
    const words = given === undefined || given === null ? NOTHING : OTHER
    if (words.test(message)) return 'names the member'
    const isReader = READERS.has(name) && NAMED.test(message)
    const isNamed = isReader || message.startsWith(`${name}(`) || LIST_NAMED.test(message)
    expect(isNamed, `${name}: ${message}`).toBe(true)
    return 'names the argument'
  }
}

async function outcomesOf(name: string, run: (...given: unknown[]) => unknown) {
  const outcomes = new Set<Outcome>()
  const isClass = /^[A-Z]/.test(name)
  for (const given of WRONG) {
    const all = [given, given, given]
    const call = () => (isClass ? Reflect.construct(run, all) : run(...all))
    outcomes.add(await outcomeOf(name, call, given))
  }
  return outcomes
}

// A rejection that nobody handles fails the whole run of Vitest.
test('every public function answers wrong input, or refuses it with a TypeError', async () => {
  const readers: string[] = []

  for (const [name, run] of functions) {
    const outcomes = await outcomesOf(name, run)
    if (outcomes.has('names the member')) readers.push(name)
  }

  // A new function belongs there only when it reads what the core has made.
  expect(readers.toSorted()).toEqual([...READERS].toSorted())
})

test('a machine whose calls are missing starts all the same, and no call stays unhandled', async () => {
  const started: string[] = []
  for (const [name, create] of functions) {
    if (!/^create\w+Machine$/.test(name)) continue
    const machine = await outcomeOf(name, () => create({}, {}, {}), {}).then(outcome =>
      outcome === 'answers' ? create({}, {}, {}) : undefined
    )
    if (!(machine instanceof StateMachine)) continue
    const actor = createActor(machine)
    actor.subscribe({ error: error => expect(error).toBeInstanceOf(TypeError) })
    actor.start()
    await settle()
    actor.stop()
    started.push(name)
  }

  expect(started.length).toBeGreaterThan(20)
})

test('the shop says which argument is wrong', () => {
  const platform = createMemoryBrowser().open({
    fetch: async () => new Response('{}'),
    randomBytes: count => new Uint8Array(count)
  })
  const open = (...given: unknown[]) => Reflect.apply(createShop, undefined, given)

  expect(() => open()).toThrow(new TypeError('createShop(platform): an object is needed'))
  expect(() => open({ ...platform, fetch: 'fetch' }, shopConfig())).toThrow(
    new TypeError('createShop(platform): fetch has to be a function')
  )
  expect(() => open(platform, 'penal')).toThrow(
    new TypeError('createShop(config): an object is needed')
  )
})
