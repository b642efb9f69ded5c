import type { PageHead } from '@vitrina/core/pages'
import {
  type PageAddresses,
  type PageName,
  type PageNames,
  pageAddresses,
  type RouteName
} from '@vitrina/core/routes'
import { escapeMarkup } from '@vitrina/core/values'
import { EVERY_SITE, type OwnTexts, type SiteTexts } from './wording.ts'

/**
 * Translates addresses where they enter and leave the server: inside, pages have the addresses of the
 * route table; visitors see those of the shop file (A6, A7).
 */
export interface AddressEdge extends PageAddresses {
  /** The names that the browser needs as well; undefined where no page has another address. */
  readonly names: PageNames | undefined
  /** Gives the links and forms of drawn markup the addresses that visitors see. */
  markup(html: string): string
  /** Does the same for the absolute addresses in a page's head, which begin with `origin`. */
  head(head: PageHead, origin: string): PageHead
  /** The title that the shop file gives a page. */
  titleOf(page: RouteName): string | undefined
}

/** Makes the edge of a shop with these names of pages; one that renames none changes nothing. */
export function createAddressEdge(names: PageNames): AddressEdge {
  const addresses = pageAddresses(names)
  const named = new Map(Object.entries<PageName>(names))
  const titleOf = (page: RouteName) => named.get(page)?.title
  if ([...named.values()].every(({ path }) => path === undefined)) {
    return { ...addresses, titleOf, names: undefined, markup: html => html, head: head => head }
  }
  const { outer } = addresses
  return {
    ...addresses,
    titleOf,
    names,
    markup: html =>
      html.replace(
        ADDRESS,
        (_, start: string, url: string) =>
          `${start}${escapeMarkup(outer(url.replace(ENTITY, entity => SIGNS[entity] ?? entity)))}`
      ),
    head: (head, origin) =>
      JSON.parse(JSON.stringify(head), (_, value) => outerUrl(value, origin, outer))
  }
}

/** The attributes of links and forms that lead into the shop. */
const ADDRESS = /( (?:href|action|formaction)=")(\/[^"]*)/gi
const ENTITY = /&(?:amp|lt|gt|quot|#x27|#39);/g
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'"
}

const outerUrl = (value: unknown, origin: string, outer: PageAddresses['outer']): unknown =>
  typeof value === 'string' && value.startsWith(`${origin}/`)
    ? origin + outer(value.slice(origin.length))
    : value

/** Pages whose heading has words of its own beside the title of the route. */
const HEADINGS: ReadonlyMap<string, keyof OwnTexts> = new Map([
  ['cart', 'basketScreen.title'],
  ['checkout', 'checkoutScreen.title'],
  ['compare', 'comparePage.title'],
  ['constructor', 'constructorPage.title'],
  ['fast-order', 'fastOrderPage.title'],
  ['favorites', 'favorites.title'],
  ['mailing', 'mailingPage.title'],
  ['order', 'orderPage.title']
])

/** Adds the titles of pages to the words of every site; words of the texts file are said before them. */
export function textsWithTitles(texts: SiteTexts, names: PageNames): SiteTexts {
  const titles: Record<string, string> = {}
  for (const [name, { title }] of Object.entries<PageName>(names)) {
    if (title === undefined) continue
    titles[`routeTitles.${name}`] = title
    const heading = HEADINGS.get(name)
    if (heading !== undefined) titles[heading] = title
  }
  if (Object.keys(titles).length === 0) return texts
  return { ...texts, [EVERY_SITE]: { ...titles, ...texts[EVERY_SITE] } }
}
