/**
 * What the home page, lists and products share comes as one file, not as one file per pair of pages.
 * Only what all of them need may stand here: every visitor's first load pays for it.
 */
const FIRST_SCREENS = [
  /node_modules\/(react|react-dom|scheduler|goober|wouter|regexparam|use-sync-external-store)\//,
  /packages\/react-ui\/src\/(theme|shop|shop-picture|product-card|add-to-basket|toasts)\/|search-form/,
  /packages\/react-ui\/src\/kit\/(button|icon|icon-button|price|picture|tile|tag|counter|rating)\//,
  /packages\/react-ui\/src\/kit\/(shelf|breadcrumbs|toast|live-region|facts|empty-state|checkbox|field|text-field)\//,
  /packages\/core\/src\/(routes|basket|price|plural|currency|quantity|media|pagination)\//,
  /packages\/core\/src\/(platform\/keys|keyboard-layout|session\/.*selectors|toasts\/toast-queue|errors\/(given|needed)|builds\/reload-guard)/,
  /packages\/app\/src\/(routing|page\/(define-page|framed-page)|frames\/plain|category-cover|rich-text|platform\/(browser|painted|intent-source|browser-cookies|browser-tabs|text-storage|trusted-html))/,
  /preload-helper|build\/react-store|react-as-module/
]

/** They come with the engine, on the first intent. */
const ENGINE =
  /\.machine\.ts$|(basket-(api|facts|projection|requests|settle)|browser-platform)\.ts$/

export const isFirstScreens = (id: string): boolean =>
  !ENGINE.test(id) && FIRST_SCREENS.some(pattern => pattern.test(id))

/** What only lists use, the screen that two routes share included, and the windows of a basket. */
export const isListParts = (id: string): boolean =>
  /packages\/(react-ui\/src\/(kit\/(pagination|switch|dialog|accordion|option-box|chip)|product-grid)|core\/src\/catalog|app\/src\/listing)\/(?!count-listing)/.test(
    id
  )
