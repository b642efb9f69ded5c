// What a newcomer needs first, by what he wants to do: twenty names of more than a thousand.
export const FIRST_NAMES: readonly (readonly [task: string, names: readonly string[]])[] = [
  [
    'open a shop in a browser, or anywhere else',
    ['createShop', 'createBrowserPlatform', 'createPlainPlatform']
  ],
  ['read goods', ['listProducts', 'viewProduct']],
  ['show a price', ['priceRole', 'cardPrice', 'formatPrice']],
  ['show and change the basket', ['basketSubject', 'badgeCount', 'basketSums']],
  ['draw before the shop is loaded, wait for a state', ['createStore', 'until']],
  ['take an order', ['paymentChoices', 'pointsView', 'checkoutSums', 'checkoutFaults']],
  ['draw on a server', ['createRequestReader']],
  ['write the address of a page', ['routePath']],
  ['test a front', ['createTestShop']]
]
