// What a newcomer needs first, by what he wants to do: twenty names of more than a thousand.
export const FIRST_NAMES: readonly (readonly [task: string, names: readonly string[]])[] = [
  [
    'open a shop in a browser, or anywhere else',
    ['createShop', 'createBrowserPlatform', 'createPlainPlatform']
  ],
  ['read goods and pages', ['listProducts', 'loadPage']],
  ['show a price, a picture', ['priceRole', 'cardPrice', 'formatPrice', 'imageUrl']],
  ['show and change the basket', ['basketSubject', 'badgeCount', 'basketRows']],
  ['draw before the shop is loaded', ['createStore']],
  ['take an order', ['orderFieldsets', 'checkoutSums', 'checkoutFaults', 'followPlaced']],
  ['draw on a server', ['createRequestReader']],
  ['write the address of a page', ['routePath']],
  ['test a front', ['createTestShop']]
]
