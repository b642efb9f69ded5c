/** What waits for its page, by the name of the route that will use it. */
export const AWAITED = {
  home: ['page.open'],
  'user-profile': ['list.more']
}

const BY_DIALOG =
  'a window is the browser’s own `dialog`, which hears Escape and its overlay itself'

/** What the specification names for fronts of every kind, and why no screen of ours asks for it. */
export const NAMED = {
  clearBasket: 'lines are taken out by their ids, so that «Вернуть» can put all of them back',
  getBasketTotal: 'every answer about a basket brings its total along',
  getFormType: 'a form’s page knows its type by its address, and the list of forms tells the rest',
  'modal.close': BY_DIALOG,
  'modal.escape': BY_DIALOG,
  'modal.overlay': BY_DIALOG
}
