export {
  type AccountDeletionActor,
  type AccountDeletionApi,
  type AccountDeletionContext,
  type AccountDeletionEvent,
  createAccountDeletionMachine
} from './account-deletion/account-deletion.machine.ts'
export { addressMessages } from './addresses/address.messages.ts'
export {
  type AddressForm,
  type AddressFormRules,
  emptyAddressForm,
  savedShipping,
  suggestedForm,
  validateAddressForm
} from './addresses/address-form.ts'
export {
  createSavedAddressesMachine,
  type SavedAddressesActor
} from './addresses/saved-addresses.machine.ts'
export {
  addressError,
  addressesMessage,
  addressForm,
  defaultAddress,
  isNewAddress,
  removedAddress,
  savedAddresses
} from './addresses/saved-addresses.selectors.ts'
export {
  type SavedAddressesApi,
  type SavedAddressesContext,
  type SavedAddressesEvent,
  type SavedAddressesFact,
  savedAddressesState
} from './addresses/saved-addresses-events.ts'
export {
  addCartGoal,
  type EcommerceRecord,
  ecommerceAdd,
  ecommercePurchase,
  ecommerceRemove,
  ecommerceVisit,
  failureGoal,
  type Goal,
  type GoalName,
  orderGoal,
  registerGoal
} from './analytics/analytics-events.ts'
export {
  type AnalyticsItem,
  type AnalyticsPrice,
  type AnalyticsProduct,
  analyticsItem,
  analyticsQuantity
} from './analytics/analytics-item.ts'
export type { EndpointInput, EndpointOutput, EndpointShape, Method } from './api/endpoint.ts'
export {
  type BasketActor,
  type BasketApi,
  type BasketEvent,
  createBasketMachine
} from './basket/basket.machine.ts'
export { basketMessages, mergedLineText } from './basket/basket.messages.ts'
export {
  appliedPromo,
  isBasketEmpty,
  isBasketKnown,
  isDeliveryNeeded,
  isLineSelected,
  isLineUnsettled,
  isPromoBusy,
  isSetSelected,
  isSetUnsettled,
  isTotalStale,
  lineMessage,
  type PromoButtonLook,
  promoButtonLabel,
  promoButtonLook,
  promoError,
  setMessage
} from './basket/basket.selectors.ts'
export { createBasketApi } from './basket/basket-api.ts'
export type { BasketCommand } from './basket/basket-command.ts'
export { type BasketFact, factsBetween } from './basket/basket-facts.ts'
export {
  badgeCount,
  basketAfter,
  isUnsettled,
  linesOf,
  quantityOf,
  setQuantityOf,
  setsOf,
  withReading
} from './basket/basket-log.ts'
export { projectedBuckets } from './basket/basket-projection.ts'
export { type BasketRequest, dispatched } from './basket/basket-requests.ts'
export { answered, type BasketAnswer } from './basket/basket-settle.ts'
export {
  type BasketContext,
  type BasketOperation,
  basketState,
  compactBasketState,
  countsOf,
  emptyBasket,
  type IntentState,
  type LineIntent,
  type RemovedLine,
  setCountsOf
} from './basket/basket-state.ts'
export { choiceOf, constructorSetId } from './basket/constructor-set.ts'
export { type IntentSource, nextIntentId } from './basket/intent-id.ts'
export type { MergedLine } from './basket/merged-lines.ts'
export {
  createPromoCodeMachine,
  type PromoCodeActor,
  type PromoCodeContext,
  type PromoCodeEvent
} from './basket/promo-code.machine.ts'
export {
  promoCodeLabel,
  promoCodeLook,
  promoCodeValue
} from './basket/promo-code.selectors.ts'
export type { PromoCommand, PromoFacts } from './basket/promo-code-facts.ts'
export { blankMessages } from './blanks/blank.messages.ts'
export {
  createOneClickMachine,
  type OneClickActor,
  type OneClickApi,
  type OneClickContext,
  type OneClickEvent,
  type OneClickFact,
  oneClickState
} from './blanks/one-click.machine.ts'
export {
  oneClickError,
  oneClickForm,
  oneClickMessage,
  oneClickSuccess
} from './blanks/one-click.selectors.ts'
export {
  emptyOneClickForm,
  type OneClickForm,
  type OneClickWish,
  validateOneClick
} from './blanks/one-click-form.ts'
export {
  type BonusesActor,
  type BonusesApi,
  type BonusesEvent,
  createBonusesMachine
} from './bonuses/bonuses.machine.ts'
export {
  bonusesMessage,
  bonusesValue,
  bonusLog,
  expectedBonuses,
  hasMoreBonusLog,
  heldBonuses
} from './bonuses/bonuses.selectors.ts'
export { createBonusesApi } from './bonuses/bonuses-api.ts'
export { type BonusesContext, bonusesState, type OpenedBonuses } from './bonuses/bonuses-state.ts'
export { fitWriteOff, type WriteOff, writeOff } from './bonuses/write-off.ts'
export {
  type BuildsActor,
  type BuildsApi,
  createBuildsMachine
} from './builds/builds.machine.ts'
export { isBuildOutdated } from './builds/builds.selectors.ts'
export { mayReload } from './builds/reload-guard.ts'
export { type CalendarDate, calendarDateAt, parseCalendarDate } from './calendar/calendar-date.ts'
export {
  DEFAULT_TIME_ZONE,
  formatDate,
  formatDay,
  formatShortDate,
  formatTime
} from './calendar/date-format.ts'
export { catalogMessages } from './catalog/catalog.messages.ts'
export {
  chosenValues,
  hasFilters,
  type PriceRange,
  toggleFilterValue,
  withInStock,
  withoutFilters,
  withPage,
  withPriceRange,
  withSearch,
  withSort
} from './catalog/catalog-changes.ts'
export { type CatalogChip, catalogChips } from './catalog/catalog-chips.ts'
export {
  type CatalogQuery,
  type CatalogSort,
  catalogSearch,
  catalogSorts,
  parseCatalogQuery,
  priceFields,
  searchText
} from './catalog/catalog-query.ts'
export { catalogSelection } from './catalog/catalog-selection.ts'
export { applicability, countingValues } from './catalog/depended-values.ts'
export { readProductsByIds } from './catalog/products-by-ids.ts'
export { type CheckoutActor, createCheckoutMachine } from './checkout/checkout.machine.ts'
export { checkoutMessages } from './checkout/checkout.messages.ts'
export {
  canSubmit,
  checkoutMessage,
  deliveryPrice,
  errorSummary,
  fieldError,
  isDeliveryStale,
  isWaitingForSums,
  newTotal,
  orderTotal,
  placedOrder
} from './checkout/checkout.selectors.ts'
export { createCheckoutApi, readDraft } from './checkout/checkout-api.ts'
export type { CheckoutApi, CheckoutEvent, CheckoutFact } from './checkout/checkout-events.ts'
export {
  bodyOf,
  placedFrom,
  type Refusal,
  refusalOf
} from './checkout/checkout-order.ts'
export {
  type CheckoutContext,
  checkoutState,
  deliveryKey,
  emptyOrderForm,
  isDeliveryChosen,
  type PlacedOrder
} from './checkout/checkout-state.ts'
export { type OrderFormRules, validateOrderForm } from './checkout/order-form.ts'
export {
  createPaymentReturnMachine,
  type PaymentReturnActor,
  type PaymentReturnApi,
  type PaymentReturnContext
} from './checkout/payment-return.machine.ts'
export { allowedPaymentUrl } from './checkout/payment-url.ts'
export { createPlaceOrder, newTotalOf, type OrderBody } from './checkout/place-order.ts'
export { methodOr, usualMethod } from './checkout/usual-method.ts'
export {
  type CompareActor,
  type CompareEvent,
  type CompareFact,
  createCompareMachine
} from './compare/compare.machine.ts'
export { compareMessages } from './compare/compare.messages.ts'
export {
  comparedCount,
  comparedIds,
  compareLabel,
  compareMessage,
  isCompareFull
} from './compare/compare.selectors.ts'
export {
  type CompareGroup,
  type CompareRow,
  compareRows,
  differentRows
} from './compare/compare-rows.ts'
export {
  COMPARE_MAX,
  type CompareCommand,
  type CompareContext,
  compareAfter,
  compareState,
  isCompared
} from './compare/compare-state.ts'
export { type HeaderNames, type ShopConfig, shopConfig } from './config/config.ts'
export {
  addressChecks,
  defaultRuleSets,
  type RoleField,
  type RuleSets,
  roleFields
} from './config/rule-sets.ts'
export { type BannerPosition, bannersFor, titleBlockOf } from './content/banner-choice.ts'
export { itemBreadcrumbs, pageBreadcrumbs, pageTrail } from './content/content-breadcrumbs.ts'
export {
  brandPath,
  newsListPath,
  newsPath,
  pagePath,
  sizesPath
} from './content/content-path.ts'
export { newsMessages } from './content/news.messages.ts'
export { isActionOver, readingMinutes, readingTime } from './content/news.ts'
export { type SocialEntry, socialEntries } from './content/social.ts'
export {
  type ConversionRules,
  conversionRate,
  convertPrice,
  DEFAULT_CURRENCY_CODE,
  DEFAULT_CURRENCY_ID,
  findCurrency
} from './currency/currency.ts'
export { parseIds } from './device-list/device-list.ts'
export { createDeviceStore, type DeviceStore } from './device-list/device-store.ts'
export type {
  Basket,
  BasketBucket,
  BasketIntent,
  BasketTotal,
  ConstructorSet,
  SetIntent,
  SetTemplate
} from './entities/basket.ts'
export type { Blank, BlankStatus } from './entities/blank.ts'
export type {
  BonusAccount,
  BonusBalance,
  BonusClient,
  BonusEntry,
  BonusUserType,
  ProductBonuses
} from './entities/bonus.ts'
export type { Category } from './entities/category.ts'
export type { Collection } from './entities/collection.ts'
export type { ComparedProduct } from './entities/compared-product.ts'
export type {
  Banner,
  BannerPlace,
  ContentPage,
  PageHit,
  PageNode,
  TitleBlock
} from './entities/content.ts'
export type { DeliveryCalculation, DeliveryMethod, DeliveryPoint } from './entities/delivery.ts'
export type { Facets, Filter, FilterValue } from './entities/filter.ts'
export type {
  FormDefinition,
  FormField,
  FormFieldType,
  FormSummary,
  FormType,
  FormValue,
  FormValues
} from './entities/form.ts'
export type { LightboxContent, LightboxSlide } from './entities/lightbox-slide.ts'
export type { MailingStatus } from './entities/mailing.ts'
export type { NewsCard, NewsItem, NewsTag, NewsType } from './entities/news.ts'
export type { ListedNotification, Notification } from './entities/notification.ts'
export type { Order, OrderCard, OrderForm, OrderItem, OrderStatus } from './entities/order.ts'
export type { OrganizationOption } from './entities/organization.ts'
export type { PagingMeta } from './entities/paging.ts'
export type { Partner, PartnerCard, SizeTable } from './entities/partner.ts'
export type { PaymentMethod, PaymentStatus } from './entities/payment.ts'
export type { ImageBreakpoint, Picture } from './entities/picture.ts'
export type { CardPrice, OfferPrice } from './entities/price.ts'
export type { Offer, Product, ProductCard, ProductGroup, Sticker } from './entities/product.ts'
export type {
  ContactKind,
  PartProfile,
  Profile,
  SchoolInfo,
  UserParams,
  UserRole
} from './entities/profile.ts'
export type { Raffle, RaffleDraw, RaffleStatus } from './entities/raffle.ts'
export type { Refund, Refundable, RefundReason } from './entities/refund.ts'
export type {
  Review,
  ReviewAverage,
  ReviewCounts,
  ReviewFit,
  ReviewParams,
  ReviewPermission
} from './entities/review.ts'
export type { SeoPage } from './entities/seo-page.ts'
export type {
  Address,
  Coord,
  Shipping,
  ShippingAddress,
  SuggestionOption
} from './entities/shipping.ts'
export type { ShopPoint, ShopPointType, ShopRegion } from './entities/shop-point.ts'
export type { Currency, Site, SiteConfiguration } from './entities/site.ts'
export type { FileKind, StoredFile } from './entities/stored-file.ts'
export { fileLimits, type UploadTarget, uploadTarget } from './entities/upload-target.ts'
export type { Widget, WidgetItem } from './entities/widget.ts'
export {
  type ErrorScreen,
  errorScreen,
  homeUrlOf,
  type ScreenFailure,
  screenFailure
} from './error-screen/error-screen.ts'
export { ApiError, type Failure, type FieldErrors, toFailure } from './errors/api-error.ts'
export { errorMessages } from './errors/errors.messages.ts'
export { createFavoritesMachine, type FavoritesActor } from './favorites/favorites.machine.ts'
export { favoritesMessages } from './favorites/favorites.messages.ts'
export {
  favoriteIds,
  favoriteLabel,
  favoritesCount,
  favoritesMessage,
  isFavoriteUnsettled
} from './favorites/favorites.selectors.ts'
export { createFavoritesApi } from './favorites/favorites-api.ts'
export { FAVORITES_MAX, type FavoritesFact } from './favorites/favorites-changes.ts'
export type { FavoritesApi, FavoritesEvent, MergedFavorites } from './favorites/favorites-events.ts'
export {
  type FavoriteCommand,
  type FavoritesContext,
  type FavoriteWish,
  favoritesAfter,
  favoritesState,
  isFavorite
} from './favorites/favorites-state.ts'
export {
  acceptedTypes,
  type CheckedFile,
  fileProblem,
  kindsText,
  sizeProblem
} from './files/check-file.ts'
export { fileMessages } from './files/files.messages.ts'
export {
  type ChosenFile,
  createUploadMachine,
  type UploadActor,
  type UploadApi,
  type UploadContext,
  type UploadEvent
} from './files/upload.machine.ts'
export { createUploadApi } from './files/upload-api.ts'
export {
  ANNOUNCE_DELAY_MS,
  type FieldFacts,
  type FieldState,
  fieldMessage,
  fieldState,
  HIGHLIGHT_MS
} from './forms/field.ts'
export { formMessages } from './forms/form.messages.ts'
export type {
  FieldName,
  FormCommand,
  FormMessages,
  FormState,
  FormTable
} from './forms/form.state.ts'
export { defineForm, type Form } from './forms/form.ts'
export {
  type FieldView,
  fieldView,
  formErrors,
  formFailure,
  formThanks,
  shownErrors
} from './forms/form.view.ts'
export {
  emptyFormValue,
  type FormRules,
  formValueOf,
  isRequired,
  requiredFields,
  validateForm,
  validateFormField
} from './forms/form-rules.ts'
export { type OpenForm, openForm, type SendForm } from './forms/open-form.ts'
export {
  type ShopFormBody,
  type ShopFormFacts,
  type ShopFormValues,
  shopForm
} from './forms/shop-form.form.ts'
export {
  createImageMachine,
  type ImageActor,
  type ImageEvent,
  LAZY_ROOT_MARGIN_PX,
  LAZY_THRESHOLD
} from './image/image.machine.ts'
export { isImageWanted, isPlaceholderShown } from './image/image.selectors.ts'
export { keyboardLayouts } from './keyboard-layout/keyboard-layout.messages.ts'
export { correctName, repairSearch, toRussianLayout } from './keyboard-layout/keyboard-layout.ts'
export { createLightboxMachine, type LightboxActor } from './lightbox/lightbox.machine.ts'
export {
  type LightboxProblem,
  lightboxMessages,
  lightboxText
} from './lightbox/lightbox.messages.ts'
export { isSlideshowOn, shownSlide } from './lightbox/lightbox.selectors.ts'
export { type Drag, dragCloses } from './lightbox/lightbox-drag.ts'
export type { LightboxEvent, LightboxFact } from './lightbox/lightbox-events.ts'
export { type Gallery, slideHash, slideOfHash } from './lightbox/lightbox-hash.ts'
export { type KeyIntent, type KeyPress, keyIntent } from './lightbox/lightbox-keys.ts'
export {
  hasNext,
  indexAfter,
  type LightboxContext,
  type LightboxOptions,
  lightboxState,
  slideCounter,
  slidesToLoad
} from './lightbox/lightbox-state.ts'
export {
  clampScale,
  DOUBLE_CLICK_MS,
  type Frame,
  glide,
  MAX_SCALE,
  MIN_SCALE,
  type Point,
  panBy,
  pinch,
  restView,
  toggleZoom,
  type View,
  ZOOM_FRICTION,
  zoomAt
} from './lightbox/pan-zoom.ts'
export {
  createSlideMachine,
  type SlideActor,
  type SlideContext,
  type SlideEvent,
  type SlideFact
} from './lightbox/slide.machine.ts'
export { isSafeContent, slideContent } from './lightbox/slide-content.ts'
export {
  createLiveMachine,
  type LiveActor,
  type LiveContext
} from './live/live.machine.ts'
export { isLiveLost, isLiveOpen } from './live/live.selectors.ts'
export type { Line, LineEvent, LiveApi, LiveEvent, LiveFact } from './live/live-events.ts'
export {
  createMailingMachine,
  type MailingActor,
  type MailingApi,
  type MailingContext,
  type MailingEvent,
  type MailingWish,
  mailingErrors
} from './mailing/mailing.machine.ts'
export { createMailingApi } from './mailing/mailing-api.ts'
export {
  type Bounds,
  type Coordinates,
  MAP_ZOOM,
  type MapMarker,
  type MapOptions,
  mapMarker,
  mapOf,
  mapOptions,
  mapScriptUrl
} from './map/map.ts'
export { fieldMasks, fitMask } from './mask/mask.ts'
export {
  type ImageFormat,
  type ImagePreview,
  type ImageWidth,
  imageFormat,
  imageSrcset,
  imageUrl,
  imageWidths,
  isImagePreview,
  svgUrl,
  videoUrl
} from './media/media-url.ts'
export { type PictureSource, pictureSources } from './media/picture-sources.ts'
export {
  createModalsMachine,
  type ModalsActor,
  type OpenModal
} from './modals/modals.machine.ts'
export { isModalOpen, topModal } from './modals/modals.selectors.ts'
export type { NotificationPage, NotificationsContext } from './notifications/notification-list.ts'
export {
  createNotificationsMachine,
  type NotificationsActor,
  type NotificationsApi,
  type NotificationsEvent
} from './notifications/notifications.machine.ts'
export {
  hasMoreNotifications,
  notificationsMessage,
  unreadCount
} from './notifications/notifications.selectors.ts'
export {
  isSystemNotification,
  type SystemNotification,
  systemNotifications
} from './notifications/system-notifications.ts'
export { createOwnOrders, type OwnOrders, type Repetition } from './orders/own-orders.ts'
export {
  canCancelIn,
  cancelStatusesOf,
  EVERY_STATUS,
  type StatusEntity,
  type StatusTab,
  statusCount,
  statusesOf,
  statusTabs
} from './orders/status-list.ts'
export {
  createPaginationMachine,
  type PaginationActor,
  type PaginationContext,
  type PaginationEvent,
  type PaginationFact
} from './pagination/pagination.machine.ts'
export {
  chosenPage,
  hasPageAfter,
  hasPageBefore,
  pageLinks
} from './pagination/pagination.selectors.ts'
export {
  CATALOG_PAGE_SIZE,
  FAVORITES_PAGE_SIZE,
  FIRST_PAGE,
  pageCount,
  pageHref,
  pageWindow,
  parsePage,
  RAFFLE_PAGE_SIZE,
  RAW_LIST_SIZE,
  SEARCH_PAGE_SIZE
} from './pagination/pagination.ts'
export {
  createPasswordMachine,
  type PasswordActor,
  type PasswordApi,
  type PasswordContext,
  type PasswordForm,
  passwordErrors
} from './password/password.machine.ts'
export { passwordMessages } from './password/password.messages.ts'
export {
  passwordFieldError,
  passwordInputType,
  passwordMessage,
  typedPasswordStrength
} from './password/password.selectors.ts'
export { type PasswordStrength, passwordStrength } from './password/password-strength.ts'
export {
  defaultPhoneCountry,
  findPhoneCountry,
  type PhoneCountry,
  type PhoneCountryIso,
  type PhoneLength,
  type PhoneLengths,
  phoneCountries,
  phoneLength,
  phoneMask,
  realLengths
} from './phone/countries.ts'
export { type CountryOption, countryOptions } from './phone/country-options.ts'
export { phoneMessages } from './phone/phone.messages.ts'
export { formatPhone, type PhoneNumber, parsePhone, phoneWarning } from './phone/phone.ts'
export { deviceId, newDeviceId, storedDeviceId } from './platform/device-id.ts'
export {
  ARRIVAL_LIFETIME_SECONDS,
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  defaultSavedNames,
  PREVIOUS_LINK_LIFETIME_SECONDS,
  type SiteCookieNames,
  siteCookieNames,
  storageKeys,
  tabStorageKeys,
  tokenNames
} from './platform/keys.ts'
export {
  createMemoryBrowser,
  type LogEntry,
  type MemoryBrowser,
  type MemoryPlatform,
  type MemoryTab
} from './platform/memory.ts'
export { createMemoryClock, type MemoryClock } from './platform/memory-clock.ts'
export { createPlainPlatform, type PlainHost } from './platform/plain.ts'
export type {
  Analytics,
  Clock,
  CookieOptions,
  Cookies,
  Device,
  Platform,
  Socket,
  SocketListener,
  Tabs,
  TextStorage
} from './platform/platform.ts'
export { randomUuid } from './platform/uuid.ts'
export { countedNouns } from './plural/plural.messages.ts'
export { countOf, type PluralForms, plural } from './plural/plural.ts'
export { type ChosenPrice, type ChosenTier, cardPrice, tierPrice } from './price/card-price.ts'
export { freeDeliveryRemainder } from './price/free-delivery.ts'
export { discountPercent, percent } from './price/percent.ts'
export { formatAmount, formatPrice } from './price/price-format.ts'
export {
  inCurrency,
  type PriceCut,
  type PriceRules,
  priceCut,
  priceRules,
  showPrice
} from './price/price-rules.ts'
export { type CardView, cardView, productHref } from './product/card.view.ts'
export {
  type Choice,
  choiceWords,
  type Option,
  readChoice,
  soldOutSize,
  spokenOption
} from './product/choice.ts'
export { type DeliveryFact, deliveryFacts } from './product/delivery.view.ts'
export { type GroupView, groupViews, type TierView, tierAt } from './product/group.view.ts'
export { type KitItem, kitCommands, kitItems, kitSum } from './product/kit.ts'
export { type ProductView, productView } from './product/product.view.ts'
export { showRating } from './product/rating.ts'
export { type StickerView, stickerViews } from './product/stickers.ts'
export { isFew, stockWords } from './product/stock.ts'
export {
  type CounterActor,
  type CounterContext,
  type CounterEvent,
  type CounterFact,
  createCounterMachine
} from './quantity/counter.machine.ts'
export {
  canCountDown,
  canCountUp,
  counterText
} from './quantity/counter.selectors.ts'
export {
  canDecrease,
  canIncrease,
  enterQuantity,
  type QuantityEntry,
  type QuantityRules,
  stepQuantity
} from './quantity/quantity.ts'
export {
  commitmentOf,
  type DrawRules,
  drawTickets,
  isDrawTrue,
  prizesInOrder
} from './raffle/draw.ts'
export {
  createRaffleMachine,
  type RaffleActor,
  type RaffleApi,
  type RaffleContext,
  type RaffleEvent,
  raffleState
} from './raffle/raffle.machine.ts'
export { canJoinRaffle, ownTicket, raffleMessage } from './raffle/raffle.selectors.ts'
export {
  createRefundMachine,
  type RefundActor,
  type RefundApi,
  type RefundContext,
  type RefundEvent,
  type RefundFact,
  refundState
} from './refunds/refund.machine.ts'
export { refundMessages } from './refunds/refund.messages.ts'
export {
  refundChoice,
  refundError,
  refundMessage,
  refundReasons,
  refundSuccess,
  refundTotal
} from './refunds/refund.selectors.ts'
export {
  canRefund,
  emptyRefundForm,
  type RefundBody,
  type RefundForm,
  type RefundLine,
  refundBody,
  refundLines,
  refundSum,
  validateRefund
} from './refunds/refund-form.ts'
export { putReviewFile, type ReviewFile } from './reviews/put-review-file.ts'
export { reviewMessages } from './reviews/review.messages.ts'
export {
  createReviewFormMachine,
  type ReviewFormActor,
  type ReviewFormApi,
  type ReviewFormEvent
} from './reviews/review-form.machine.ts'
export {
  filesLeft,
  reviewFailure,
  reviewFieldError,
  reviewFields,
  reviewRefusal
} from './reviews/review-form.selectors.ts'
export {
  emptyReviewForm,
  type ReviewForm,
  type ReviewSubject,
  tidyReviewText,
  validateReview
} from './reviews/review-form.ts'
export type { ReviewAttachment, ReviewFormContext } from './reviews/review-form-state.ts'
export {
  createReviewsMachine,
  type ReviewsActor,
  type ReviewsApi,
  type ReviewsEvent
} from './reviews/reviews.machine.ts'
export {
  hasMoreReviews,
  hasNoReviews,
  rateBars,
  readReviews,
  reviewPages,
  shownReviews
} from './reviews/reviews.selectors.ts'
export {
  everyReview,
  type ReviewFilter,
  type ReviewsContext,
  reviewsState
} from './reviews/reviews-state.ts'
export {
  type AccessDecision,
  type AccessQuestion,
  decideAccess,
  pathAfterSignIn
} from './routes/access.ts'
export { type Breadcrumb, breadcrumbs, type Crumb } from './routes/breadcrumbs.ts'
export { isNewsLike, isNewsLikeRoute } from './routes/news-like.ts'
export { noPage, requireValidRoute } from './routes/no-page.ts'
export { cutParams, queryParams, setParam } from './routes/query-string.ts'
export { type QueryTokens, takeQueryTokens, withoutTokens } from './routes/query-tokens.ts'
export { matchRoute, type RouteMatch } from './routes/route-match.ts'
export { routePath } from './routes/route-path.ts'
export { type RouteRule, ruleTarget } from './routes/route-rules.ts'
export {
  type ParamsOf,
  type RouteAccess,
  type RouteName,
  type RouteParams,
  type RouteRow,
  type RouteType,
  routeOf,
  routes,
  routeTitle
} from './routes/routes.ts'
export {
  navigationTarget,
  type RedirectTarget,
  redirectTarget,
  safeInternalPath
} from './routes/safe-path.ts'
export { shareMessages } from './routes/share.messages.ts'
export { type ShareLink, shareLinks } from './routes/share.ts'
export { encodeUrlPart } from './routes/url-part.ts'
export { escapeJson } from './seo/escape-json.ts'
export { type Head, type HeadMeta, type HeadQuestion, pageHead, pageTitle } from './seo/head.ts'
export { breadcrumbSchema, productSchema, type SchemaProduct } from './seo/json-ld.ts'
export { plainText } from './seo/plain-text.ts'
export { isNoindex } from './seo/robots.ts'
export { seoMessages } from './seo/seo.messages.ts'
export { type Account, createAccount, type PersonalForm } from './session/account.ts'
export { createAuth } from './session/auth.ts'
export { createRefresh, type RefreshResult } from './session/refresh.ts'
export {
  DEFAULT_PRICE_ROLE,
  DEFAULT_USER_ROLE,
  isWholesale,
  type RoleClaims,
  type Roles,
  resolveRoles
} from './session/roles.ts'
export { readSchoolInfo } from './session/school-info.ts'
export { createSessionMachine, type SessionActor } from './session/session.machine.ts'
export { sessionMessages } from './session/session.messages.ts'
export {
  currentCurrency,
  isSignedIn,
  priceRole,
  sessionFieldErrors,
  sessionMessage,
  sessionNotice,
  sessionProfile
} from './session/session.selectors.ts'
export { createSessionApi } from './session/session-api.ts'
export type {
  Initialised,
  SessionApi,
  SessionEvent,
  SessionFact,
  SignedIn,
  SignInForm,
  SignOutReason,
  SignUpForm
} from './session/session-events.ts'
export { DEFAULT_SITE_ID, guestSession, type SessionContext } from './session/session-state.ts'
export { createTokenStore, type TokenStore, type Tokens } from './session/tokens.ts'
export {
  emptyShipping,
  fromSaved,
  type NamedShipping,
  normaliseNamed,
  normaliseShipping,
  withOption,
  withTyped,
  withZip
} from './shipping/shipping.ts'
export {
  createShop,
  dehydrate,
  type KnownState,
  type LiveShopState,
  type Shop,
  type ShopState
} from './shop.ts'
export type { ShopAccount } from './shop-account.ts'
export type { ShopCheckout } from './shop-checkout.ts'
export type { ShopLists } from './shop-lists.ts'
export { type ShopLive, VERSION_MODAL } from './shop-live.ts'
export {
  type RegionShops,
  type ShopSearch,
  shopMarkers,
  shopServices,
  shopsByRegion
} from './shops/shop-points.ts'
export {
  ARROW_THROTTLE_MS,
  AUTOPLAY_MS,
  createSliderMachine,
  SLIDER_SPEED_MS,
  type SliderActor,
  type SliderEvent,
  type SliderFact
} from './slider/slider.machine.ts'
export { isAutoplayOn } from './slider/slider.selectors.ts'
export {
  isSliderActive,
  type SliderContext,
  sliderIndexAfter,
  sliderState
} from './slider/slider-state.ts'
export { createLookups, type Lookups } from './suggestions/lookups.ts'
export {
  createSuggestionsMachine,
  type SuggestionsActor,
  type SuggestionsApi,
  type SuggestionsContext,
  type SuggestionsEvent
} from './suggestions/suggestions.machine.ts'
export { suggestionsMessages } from './suggestions/suggestions.messages.ts'
export {
  activeOption,
  isListOpen,
  shownOptions,
  suggestionsNote
} from './suggestions/suggestions.selectors.ts'
export {
  type ShopToast,
  TOAST_MS,
  type ToastText,
  type ToastTone,
  withToast
} from './toasts/toast-queue.ts'
export { createToastsMachine, type ToastsActor } from './toasts/toasts.machine.ts'
export { shownToast } from './toasts/toasts.selectors.ts'
export {
  type AddressCheck,
  addressRules,
  type CheckedAddress,
  validateAddress
} from './validation/address.ts'
export { birthDate } from './validation/birth-date.ts'
export { type EmailRules, email, emailWith } from './validation/email.ts'
export { type FullNameRules, fullName, fullNameWith } from './validation/full-name.ts'
export { type Credentials, normaliseLogin } from './validation/login.ts'
export { type PersonalRules, validateRoleFields } from './validation/personal-fields.ts'
export { phoneNumber } from './validation/phone-number.ts'
export { validationMessages } from './validation/validation.messages.ts'
export { firstMessage, type Validator } from './validation/validator.ts'
export {
  barcode,
  confirmation,
  consent,
  inn,
  organisation,
  password,
  required
} from './validation/validators.ts'
export {
  type Contact,
  createVerificationMachine,
  type SentCode,
  type VerificationActor,
  type VerificationApi,
  type VerificationContext
} from './verification/verification.machine.ts'
export { verificationMessages } from './verification/verification.messages.ts'
export {
  createVersionMachine,
  type VersionActor,
  type VersionApi,
  type VersionEvent
} from './version/version.machine.ts'
export { isVersionOutdated } from './version/version.selectors.ts'
export {
  newestVersion,
  type StoredVersion,
  type VersionEntry,
  type VersionVerdict,
  versionVerdict
} from './version/version-check.ts'
export {
  createWatchedMachine,
  type WatchedActor,
  type WatchedContext,
  type WatchedEvent
} from './watched/watched.machine.ts'
export { watchedBefore } from './watched/watched.selectors.ts'
export { WATCHED_MAX, watchedAfter } from './watched/watched-list.ts'
