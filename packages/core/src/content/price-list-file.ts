import { linkMessages } from './links.messages.ts'

const kinds = ['xlsx', 'csv'] as const

export type PriceListKind = (typeof kinds)[number]

export interface PriceListLink {
  readonly title: string
  readonly href: string
}

const pathOf = (kind: PriceListKind) => `/price-list.${kind}`

/** Returns the kind of price list of a path; undefined for other paths. */
export const priceListKind = (path: string): PriceListKind | undefined =>
  kinds.find(kind => pathOf(kind) === path)

/** The price list to take home, in every kind there is. */
export const priceListLinks = (): readonly PriceListLink[] =>
  kinds.map(kind => ({ title: linkMessages[kind], href: pathOf(kind) }))
