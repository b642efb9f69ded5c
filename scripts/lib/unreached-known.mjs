const BY_ADDRESS = 'each page of such a list has an address, which the server reads'
const BY_SERVER =
  'a page of the storefront comes with it from its server; a front without one reads it itself'

/** What the specification names for fronts of every kind, and why no screen of ours asks for it. */
export const NAMED = {
  'currency.choose':
    'a page comes in the chosen currency from its server; a front without one tells the session',
  getBasketTotal: 'every answer about a basket brings its total along',
  getFormType: 'a form’s page knows its type by its address, and the list of forms tells the rest',
  'line.dismiss': 'a note about a line goes with the next change of that line',
  'line.remove': 'screens take out one line as they take out many: by `lines.remove`',
  'list.more': BY_ADDRESS,
  'page.open': BY_ADDRESS,
  'payment.open': 'an order that waits for its money is paid from its own page',
  removeConstructorSets: 'a set is taken out as any line is: by a quantity of 0'
}

/** What the fronts under `examples` alone ask for, and why the storefront does not. */
export const BY_EXAMPLES = {
  'list.load': BY_SERVER,
  'listing.open': BY_SERVER
}
