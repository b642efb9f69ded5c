const BY_ADDRESS = 'each page of such a list has an address, which the server reads'
const BY_SERVER =
  'a page of the storefront comes with it from its server; a front without one reads it itself'

/** What the specification names for fronts of every kind, and why no screen of ours asks for it. */
export const NAMED = {
  getBasketTotal: 'every answer about a basket brings its total along',
  getFormType: 'a form’s page knows its type by its address, and the list of forms tells the rest',
  'list.more': BY_ADDRESS,
  'page.open': BY_ADDRESS,
  removeConstructorSets: 'a set is taken out as any line is: by a quantity of 0'
}

/** What the fronts under `examples` alone ask for, and why the storefront does not. */
export const BY_EXAMPLES = {
  'list.load': BY_SERVER,
  'listing.open': BY_SERVER
}
