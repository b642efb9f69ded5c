import { expect, test } from 'vitest'
import { MAP_ZOOM, MAPS_LANGUAGE } from './catalog/map/map.ts'
import { LOCALE as HEAD_LOCALE } from './catalog/seo/head.ts'
import { SCHEMA_CURRENCY } from './catalog/seo/json-ld.ts'
import { seoMessages } from './catalog/seo/seo.messages.ts'
import { RELOAD_GUARD_MS } from './engine/reload-guard.ts'
import { CHECK_EVERY_MS as BUILD_CHECK_MS } from './engine/served-rules.ts'
import { HIGHLIGHT_MS } from './forms/field.ts'
import { favoritesSubject } from './lists/favorites/favorites.ts'
import { FAVORITES_PAGE_SIZE } from './lists/favorites/favorites-page.ts'
import { TRIES_MAX } from './live/live.machine.ts'
import { CHECK_EVERY_MS as OPEN_CHECK_MS, WAIT_FOR_OPEN_MS } from './live/read-reports.ts'
import { STATUS_UNKNOWN } from './platform/api-error.ts'
import { COOKIE_LIFETIME_SECONDS, siteCookieNames } from './platform/keys.ts'
import { DEFAULT_PRICE_ROLE } from './session/roles.ts'
import { DEFAULT_SITE_ID } from './session/session.ts'
import { CATEGORY_DEFAULT, QUANTITY_WITHOUT_COUNTS } from './store/analytics-item.ts'
import { TOAST_MS } from './store/toast-queue.ts'
import { DEFAULT_CURRENCY_CODE, DEFAULT_CURRENCY_ID } from './values/currency/currency.ts'
import { SHARE_SIZE } from './values/media/media-url.ts'
import {
  CATALOG_PAGE_SIZE,
  FIRST_PAGE,
  RAFFLE_PAGE_SIZE,
  RAW_LIST_SIZE,
  SEARCH_PAGE_SIZE,
  WINDOW_LINKS
} from './values/pagination/pagination.ts'
import { phoneCountries } from './values/phone/phone.ts'
import { FREE_DELIVERY_REMAINDER_RUBLES } from './values/price/free-delivery.ts'
import { PERCENT_MAX } from './values/price/percent.ts'
import { LOCALE as PRICE_LOCALE } from './values/price/price-format.ts'
import { QUANTITY_STEP } from './values/quantity/quantity.ts'
import { QUANTITY_DIGITS } from './values/quantity/quantity-limits.ts'
import { BIRTH_DATE_FLOOR } from './values/validation/birth-date.ts'
import { PASSWORD_MIN_LENGTH } from './values/validation/validators.ts'
import { LAZY_ROOT_MARGIN_PX, LAZY_THRESHOLD } from './viewer/lazy-picture.ts'
import { HASH_DEBOUNCE_MS, SLIDESHOW_MS } from './viewer/lightbox.machine.ts'
import {
  CLOSE_DISTANCE_PX,
  CLOSE_KEYS,
  FLICK_DISTANCE_PX,
  FLICK_MS,
  lightboxState,
  NEXT_KEYS,
  PRELOAD,
  PREVIOUS_KEYS
} from './viewer/lightbox-state.ts'
import { DOUBLE_CLICK_MS, MAX_SCALE, MIN_SCALE, ZOOM_FRICTION } from './viewer/pan-zoom.ts'
import { ARROW_THROTTLE_MS, AUTOPLAY_MS, SLIDER_SPEED_MS } from './viewer/slider.machine.ts'

const phoneLengths = Object.fromEntries(
  phoneCountries.map(({ iso, maxLength }) => [iso, maxLength])
)

test.each<[string, unknown, unknown]>([
  ['the life of a cookie, s', COOKIE_LIFETIME_SECONDS, 2592000],
  [
    'the names of cookies, each followed by the site name',
    Object.values(siteCookieNames('penal')),
    ['auth_tokenpenal', 'refresh_tokenpenal', 'cart_tokenpenal', 'site-idpenal', 'currency-idpenal']
  ],
  ['the default site id', DEFAULT_SITE_ID, '1'],
  ['the default currency id', DEFAULT_CURRENCY_ID, '1'],
  ['the default currency', DEFAULT_CURRENCY_CODE, 'RUB'],
  ['the default price role', DEFAULT_PRICE_ROLE, 'guest_opt'],
  ['reconnections', TRIES_MAX, 5],
  ['the wait for an open line, ms', WAIT_FOR_OPEN_MS, 5000],
  ['how often the line is looked at, ms', OPEN_CHECK_MS, 100],
  ['the look for a new build, ms', BUILD_CHECK_MS, 3600000],
  ['the guard of a reload, ms', RELOAD_GUARD_MS, 10000],
  ['the locale of prices', PRICE_LOCALE, 'ru-RU'],
  ['the cap of a percentage', PERCENT_MAX, 100],
  ['the currency of the product schema', SCHEMA_CURRENCY, 'RUR'],
  ['what is left until free delivery, rubles', FREE_DELIVERY_REMAINDER_RUBLES, 5000],
  ['the first page', FIRST_PAGE, 1],
  ['a page of the catalogue', CATALOG_PAGE_SIZE, 10],
  ['a raw list', RAW_LIST_SIZE, 20],
  ['links of the pagination', WINDOW_LINKS, 6],
  ['a page of favourites', FAVORITES_PAGE_SIZE, 6],
  ['a page of a search', SEARCH_PAGE_SIZE, 10],
  ['a page of participants', RAFFLE_PAGE_SIZE, 10],
  ['the quantity of analytics without counts', QUANTITY_WITHOUT_COUNTS, 1],
  ['the category of analytics without one', CATEGORY_DEFAULT, 'all'],
  [
    'the lengths of phone numbers',
    phoneLengths,
    {
      RU: 11,
      UZ: 14,
      MD: 11,
      DE: 11,
      EE: 11,
      LV: 11,
      LT: 11,
      AZ: 12,
      AM: 12,
      BY: 12,
      KG: 12,
      TJ: 12,
      TM: 12,
      GB: 12
    }
  ],
  ['the floor of a birth date', BIRTH_DATE_FLOOR, '1900-01-01'],
  ['the least password', PASSWORD_MIN_LENGTH, 5],
  ['digits of the counter', QUANTITY_DIGITS, 3],
  ['the step of the counter', QUANTITY_STEP, 1],
  ['the highlight of an error, ms', HIGHLIGHT_MS, 2000],
  ['the status of an unknown failure', STATUS_UNKNOWN, 501],
  ['how long a toast is shown, ms', TOAST_MS, 2500],
  ['the key of a guest’s favourites', favoritesSubject.name, 'favorites'],
  ['the suffix of a title', seoMessages.pageSuffix(3), ' - Страница 3'],
  ['the size of a shared picture', SHARE_SIZE, { width: 1200, height: 630 }],
  ['the locale of a page', HEAD_LOCALE, 'ru_RU'],
  ['the margin of the lazy observer, px', LAZY_ROOT_MARGIN_PX, 10],
  ['the threshold of the lazy observer', LAZY_THRESHOLD, 0.1],
  ['the speed of the slider, ms', SLIDER_SPEED_MS, 400],
  ['the autoplay, ms', AUTOPLAY_MS, 5000],
  ['the throttle of its arrows, ms', ARROW_THROTTLE_MS, 250],
  ['the least scale', MIN_SCALE, 1],
  ['the largest scale', MAX_SCALE, 2],
  ['the slideshow, ms', SLIDESHOW_MS, 3000],
  ['the wait for a double click, ms', DOUBLE_CLICK_MS, 300],
  ['the friction of a zoom', ZOOM_FRICTION, 0.82],
  ['slides loaded ahead', PRELOAD, 1],
  ['the endless gallery', lightboxState({ slug: 'foto', slides: [] }).isInfinite, true],
  ['the wait before the hash is written, ms', HASH_DEBOUNCE_MS, 300],
  ['keys that close', CLOSE_KEYS, ['Escape', 'Delete', 'Backspace']],
  ['keys for the next slide', NEXT_KEYS, ['ArrowRight', 'ArrowUp', 'PageUp']],
  ['keys for the previous slide', PREVIOUS_KEYS, ['ArrowLeft', 'ArrowDown', 'PageDown']],
  ['the drag that closes, px', CLOSE_DISTANCE_PX, 150],
  ['the flick that closes, px', FLICK_DISTANCE_PX, 35],
  ['the time of a flick, ms', FLICK_MS, 350],
  ['the language of the maps', MAPS_LANGUAGE, 'ru_RU'],
  ['the zoom of a map', MAP_ZOOM, 10]
])('%s is that of the specification', (_, ours, specified) => {
  expect(ours).toEqual(specified)
})
