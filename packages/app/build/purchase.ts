/** What the basket and the checkout share, and a first visit of either needs: one file for both. */
const PURCHASE = [
  /packages\/react-ui\/src\/(basket-list|basket-summary|basket-screen|promo-code|prices|later)\//,
  /packages\/react-ui\/src\/(order-summary|order-placed|checkout-screen|payment-choice)\//,
  /packages\/react-ui\/src\/(checkout-form|delivery-choice|phone-input|name-input)\//,
  /packages\/react-ui\/src\/(empty-basket|address-field\/empty-shipping)/,
  /packages\/react-ui\/src\/kit\/(text-area|segment|radio-card|phone-field)\//,
  /packages\/react-ui\/src\/kit\/(error-summary|zip|switch|skeleton)\//,
  /packages\/core\/src\/(phone|mask|errors\/errors|checkout\/checkout(-state|\.selectors|\.messages))/,
  /packages\/core\/src\/(forms\/field|shipping|calendar\/date-format)/
]

/** Parts that few visitors of a checkout see; they are fetched when they are seen. */
const LATER =
  /(organization-fields|courier-address|point-city|price-dialog|check-form|pay-order|bonus-write-off)\.tsx?$/

export const isPurchase = (id: string): boolean =>
  !LATER.test(id) && PURCHASE.some(pattern => pattern.test(id))
