import { expect, test } from 'vitest'
import { createActor, StateMachine } from 'xstate'

import * as core from './index.ts'
import { settle } from './testing/test-shop.ts'

/** What a caller without types may give, for every argument. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, 42, Number.NaN, 'текст', true, 1n, Symbol('знак')],
  ...[{}, [], () => undefined]
]

/**
 * They read what the core itself has made: a machine's state, an entity that a contract has let in,
 * a host. Something else is refused in the engine's words, always as a TypeError.
 */
const READERS = new Set(
  `
    ApiError activeOption addressChecks addressError addressForm addressesMessage
    allowedPaymentUrl analyticsItem analyticsQuantity answered applicability appliedPromo
    badgeCount bannersFor basketAfter basketState bodyOf bonusLog bonusesMessage bonusesValue
    brandPath breadcrumbSchema breadcrumbs canCancelIn canCountDown canCountUp canDecrease
    canIncrease canJoinRaffle canRefund canSubmit cancelStatusesOf catalogChips catalogSearch
    catalogSelection checkoutMessage choiceOf chosenPage chosenValues commitmentOf
    compactBasketState compareAfter compareLabel compareMessage compareRows comparedCount
    comparedIds constructorSetId conversionRate convertPrice countOf counterText countingValues
    countryOptions countsOf createAccount createAuth createCheckoutApi createCompareMachine
    createDeviceStore createFavoritesApi createFavoritesMachine createFieldMachine
    createImageMachine createOwnOrders createPlaceOrder createRaffleMachine createRefresh
    createReviewsMachine createSessionApi createSessionMachine createTokenStore
    createWatchedMachine currentCurrency decideAccess defaultAddress defaultSavedNames dehydrate
    deliveryKey deliveryPrice deviceId differentRows dispatched dragCloses drawTickets
    ecommerceAdd ecommercePurchase ecommerceRemove ecommerceVisit emailWith emptyFormValue
    enterQuantity errorScreen errorSummary escapeJson expectedBonuses factsBetween favoriteIds
    favoriteLabel favoritesAfter favoritesCount favoritesMessage fieldError fieldMessage
    fieldState fileProblem filesLeft findCurrency fitWriteOff formErrors formFieldMessage
    formFieldState formState formValueOf fromSaved fullNameWith glide hasFilters hasMoreBonusLog
    hasMoreNotifications hasMoreReviews hasNext hasNoReviews hasPageAfter hasPageBefore
    heldBonuses homeUrlOf imageSrcset imageUrl indexAfter isActionOver isAutoplayOn
    isBasketEmpty isBasketKnown isCompareFull isCompared isDeliveryChosen isDeliveryStale
    isDrawTrue isFavorite isFavoriteUnsettled isFieldHighlighted isImageWanted isLineSelected
    isLineUnsettled isListOpen isLiveLost isLiveOpen isModalOpen isNewAddress isNewsLike
    isNoindex isPlaceholderShown isPromoBusy isRequired isSetSelected isSetUnsettled isSignedIn
    isSliderActive isSlideshowOn isTotalStale isUnsettled isVersionOutdated isWaitingForSums
    isWholesale itemBreadcrumbs keyIntent kindsText lightboxState lineMessage linesOf
    mailingErrors mapOf mapScriptUrl mayReload mergedLineText methodOr navigationTarget
    newDeviceId newTotal newestVersion newsPath nextIntentId noPage normaliseNamed
    normaliseShipping notificationsMessage oneClickError oneClickForm oneClickMessage
    oneClickSuccess orderGoal orderTotal ownTicket pageBreadcrumbs pageHead pageLinks pagePath
    pageTitle pageTrail panBy parsePhone passwordErrors passwordFieldError passwordInputType
    passwordMessage phoneLength phoneMask phoneWarning pictureSources pinch placedFrom
    placedOrder plural priceRole prizesInOrder productSchema projectedBuckets promoButtonLabel
    promoButtonLook promoCodeLabel promoCodeLook promoCodeValue promoError putReviewFile
    quantityOf raffleMessage raffleState randomUuid rateBars readDraft readProductsByIds
    readReviews readingTime refundBody refundChoice refundError refundLines refundMessage
    refundReasons refundSuccess refundSum refundTotal removedAddress requiredFields resolveRoles
    reviewFailure reviewFieldError reviewFields reviewPages reviewRefusal roleFields ruleTarget
    savedAddresses savedShipping searchText sessionFieldErrors sessionMessage sessionNotice
    sessionProfile setCountsOf setMessage setParam setQuantityOf setsOf shareLinks shopMarkers
    shopServices shopsByRegion shownErrors shownOptions shownReviews shownSlide shownToast
    siteCookieNames sizeProblem sizesPath slideContent slideCounter slideHash slideOfHash
    sliderIndexAfter slidesToLoad socialEntries statusCount statusTabs statusesOf stepQuantity
    stillWrong storedDeviceId suggestedForm suggestionsNote svgUrl titleBlockOf
    toggleFilterValue toggleZoom topModal typedPasswordStrength unreadCount usualMethod
    validateAddressForm validateForm validateFormField validateOneClick validateOrderForm
    validateRefund validateReview validateRoleFields versionVerdict videoUrl watchedAfter
    watchedBefore withInStock withOption withPriceRange withSearch withToast withTyped
    withoutFilters writeOff zoomAt
  `
    .trim()
    .split(/\s+/)
)

const functions = Object.entries(core).filter(
  (entry): entry is [string, (...given: unknown[]) => unknown] => typeof entry[1] === 'function'
)

type Outcome = 'answers' | 'names the argument' | 'engine’s TypeError'

async function outcomeOf(name: string, call: () => unknown): Promise<Outcome> {
  try {
    await Promise.race([call(), settle()])
    return 'answers'
  } catch (error) {
    // The page of an address that is none is not found: that is what this one says.
    if (name === 'requireValidRoute' && error instanceof Error) return 'answers'
    expect(error, `${name}: ${String(error)}`).toBeInstanceOf(TypeError)
    const isNamed = error instanceof Error && error.message.startsWith(`${name}(`)
    return isNamed ? 'names the argument' : 'engine’s TypeError'
  }
}

async function outcomesOf(name: string, run: (...given: unknown[]) => unknown) {
  const outcomes = new Set<Outcome>()
  for (const given of WRONG) {
    outcomes.add(await outcomeOf(name, () => run(given, given, given)))
  }
  return outcomes
}

// A rejection that nobody handles fails the whole run of Vitest.
test('every public function answers wrong input, or refuses it with a TypeError', async () => {
  const readers: string[] = []

  for (const [name, run] of functions) {
    const outcomes = await outcomesOf(name, run)
    if (outcomes.has('engine’s TypeError')) readers.push(name)
  }

  // A new function belongs there only when it reads what the core has made.
  expect(readers.toSorted()).toEqual([...READERS].toSorted())
})

test('a machine whose calls are missing starts all the same, and no call stays unhandled', async () => {
  const started: string[] = []
  for (const [name, create] of functions) {
    if (!/^create\w+Machine$/.test(name)) continue
    const machine = await outcomeOf(name, () => create({}, {}, {})).then(outcome =>
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
  const platform = core.createMemoryBrowser().open({
    fetch: async () => new Response('{}'),
    randomBytes: count => new Uint8Array(count)
  })
  const open = (...given: unknown[]) => Reflect.apply(core.createShop, undefined, given)

  expect(() => open()).toThrow(new TypeError('createShop(platform): an object is needed'))
  expect(() => open({ ...platform, fetch: 'fetch' }, core.shopConfig())).toThrow(
    new TypeError('createShop(platform): fetch has to be a function')
  )
  expect(() => open(platform, 'penal')).toThrow(
    new TypeError('createShop(config): an object is needed')
  )
})
