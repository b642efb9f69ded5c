/** What waits for its page, by the name of the route that will use it. */
export const AWAITED = {
  home: ['page.open'],
  cart: ['clearBasket', 'getBasketTotal', 'createBlank'],
  'user-recall': ['getFormType'],
  'user-profile': [...['modal.close', 'modal.escape', 'modal.overlay', 'list.more']]
}
