export { allowedHtml, safeAttributes } from './allowed-html/allowed-html.ts'
export { escapeMarkup } from './allowed-html/escape-markup.ts'
export {
  type CalendarDate,
  calendarDateAt,
  DAY_MS,
  parseCalendarDate
} from './calendar/calendar-date.ts'
export {
  formatDate,
  formatDay,
  formatShortDate,
  formatTime,
  setShopTimeZone,
  shopTimeZone
} from './calendar/date-format.ts'
export { conversionRate, convertPrice } from './currency/conversion.ts'
export { findCurrency } from './currency/currency.ts'
export { keptByText } from './kept-by-text.ts'
export { keyboardLayouts } from './keyboard-layout/keyboard-layout.messages.ts'
export { correctName, repairSearch, toRussianLayout } from './keyboard-layout/keyboard-layout.ts'
export {
  lettersMeant,
  lettersTyped,
  type NameTyping,
  nameAfter,
  nameTyping,
  withLettersTyped
} from './keyboard-layout/name-typing.ts'
export { fieldMasks, fitInn } from './mask/mask.ts'
export {
  type ImageFormat,
  type ImageWidth,
  imageFormat,
  imageSrcset,
  imageUrl,
  isImagePreview,
  mediaPathOf,
  placeSrcset,
  SHARE_SIZE,
  SHORT_MEDIA
} from './media/media-url.ts'
export { breakpointSources } from './media/picture-sources.ts'
export { firstName } from './names/first-name.ts'
export type { EmptyList, ListView } from './pagination/list.view.ts'
export { pagesView } from './pagination/pages.view.ts'
export { keepPage, keptPage, type PagesByNumber } from './pagination/pages-by-number.ts'
export {
  ACCOUNT_PAGE_SIZE,
  CATALOG_PAGE_SIZE,
  FIRST_PAGE,
  pageCount,
  pageOf,
  RAFFLE_PAGE_SIZE,
  SEARCH_PAGE_SIZE
} from './pagination/pagination.ts'
export { formatPhone, parsePhone, phoneCountries, phoneWarning, shownPhone } from './phone/phone.ts'
export { countryChosen, countryOptions, typePhone } from './phone/phone-typing.ts'
export { realLengths } from './phone/real-lengths.ts'
export { telHref } from './phone/tel-href.ts'
export { countedNouns } from './plural/plural.messages.ts'
export { countOf, type PluralForms, plural } from './plural/plural.ts'
export { cardPrice, tierPrice } from './price/card-price.ts'
export {
  FREE_DELIVERY_REMAINDER_RUBLES,
  freeDelivery,
  freeDeliveryRemainder
} from './price/free-delivery.ts'
export { KOPECKS, kopecks } from './price/kopecks.ts'
export { logBadAmounts } from './price/log-bad-amounts.ts'
export { discountPercent } from './price/percent.ts'
export { formatAmount, formatPrice } from './price/price-format.ts'
export { type PriceRules, priceCut, priceRules, showPrice } from './price/price-rules.ts'
export { type SumRow, type Sums, sumText } from './price/sums.ts'
export { ADDRESS_LETTERS, fastOrderLimits } from './quantity/fast-order-limits.ts'
export { type CounterRules, counterRules, type QuantityRules } from './quantity/quantity.ts'
export { QUANTITY_MAX } from './quantity/quantity-limits.ts'
export { type AddressText, addressTexts, withAddressText } from './shipping/address-texts.ts'
export { isCollected } from './shipping/is-collected.ts'
export { emptyShipping, fromSaved, normaliseShipping } from './shipping/shipping.ts'
export { withOption, withTyped } from './shipping/shipping-edit.ts'
export { readTown } from './shipping/town.ts'
export { composedText, freeText, typedMailbox, typedText } from './spelling/typed-text.ts'
export { addressRules, validateAddress } from './validation/address.ts'
export { birthDate } from './validation/birth-date.ts'
export { email, emailWith } from './validation/email.ts'
export { fieldValidators } from './validation/field-validators.ts'
export { fullName, fullNameWith } from './validation/full-name.ts'
export { normaliseLogin } from './validation/login.ts'
export { newPassword } from './validation/new-password.ts'
export { validateRoleFields } from './validation/personal-fields.ts'
export { phoneNumber, phoneText } from './validation/phone-number.ts'
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
