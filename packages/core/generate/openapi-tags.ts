// What each service of the API is about, by the first part of its paths.
import type { Json } from './openapi-schemas.ts'

const SERVICES: Readonly<Record<string, string>> = {
  'address-suggestions': 'Suggestions of addresses, cities and names while they are typed.',
  banners: 'Banners of a place on a page.',
  basket: 'The visitor’s basket: its lines, sets, selection, promo code and kept baskets.',
  blanks: 'One-click orders.',
  bonuses: 'Bonus accounts: balance, history, what goods bring.',
  catalog: 'Products, their lists, filters and categories.',
  'category-suggestions': 'Categories that fit a search.',
  collections: 'Collections of products, made by hand.',
  'compare-products': 'Products to compare.',
  'config-provider': 'The configuration of the site.',
  consents: 'What a visitor has agreed to.',
  currencies: 'Currencies that prices may be shown in.',
  delivery: 'Ways of delivery, their prices, and points to collect an order from.',
  'fast-order': 'An order by a list of codes.',
  favorites: 'Favourite products.',
  file: 'Files that visitors send and get.',
  forms: 'Forms that a visitor writes to the shop by.',
  'image-minifier': 'Pictures, resized on demand.',
  'image-uploader': 'Pictures that visitors send.',
  init: 'All that a front asks when it starts: site, visitor, categories.',
  'mail-distribution': 'The mailing: signing up, confirming, signing off.',
  'mail-sender': 'Letters to the shop.',
  news: 'News and articles.',
  notifications: 'Notifications of a member, read or pushed by the live connection.',
  orders: 'Orders: placing, following, repeating, cancelling, papers, refunds.',
  'organization-mapper': 'Organisations by their tax number or name.',
  pages: 'Pages of text, and the search in them.',
  partners: 'Partners of the shop.',
  payments: 'Ways of payment, and how a payment stands.',
  'price-list': 'The price list.',
  raffles: 'Raffles and taking part in them.',
  reviews: 'Reviews of products and of the shop.',
  seo: 'Texts for search engines.',
  'shop-points': 'Shops on the map.',
  'similar-products': 'Products like one.',
  sites: 'Sites of the shop, by region.',
  stickers: 'Stickers on the cards of products.',
  users: 'The account: signing in and up, tokens, passwords, profile, devices, addresses.',
  video: 'Videos of products.',
  widgets: 'Parts of pages that the shop fills by hand.'
}

export const tagOf = (path: string): string => path.split('/')[1] ?? ''

/** The tags of these paths; throws where one of them is not described. */
export const tagsOf = (paths: readonly string[]): Json[] =>
  [...new Set(paths.map(tagOf))].toSorted().map(name => {
    const description = SERVICES[name]
    if (description === undefined) throw new Error(`openapi-tags.ts does not describe ${name}`)
    return { name, description }
  })
