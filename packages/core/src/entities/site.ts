import * as z from 'zod/mini'

import { textId } from './id.ts'

export const site = z.object({ id: textId, code: z.string(), title: z.string() })

/** `rate`: how many units of this currency one ruble buys. */
export const currency = z.object({
  id: textId,
  code: z.string(),
  sign: z.string(),
  rate: z.number()
})

/** A newer `timeline` than the stored one makes the browser start afresh (B10). */
const versionEntry = z.object({
  timeline: z.union([z.string(), z.number()]),
  breakingChange: z.boolean()
})

const sellerBank = z.object({
  title: z.string(),
  bik: z.string(),
  account: z.string(),
  correspondentAccount: z.string()
})

export const siteConfiguration = z.object({
  siteName: z.string(),
  shopTitle: z.string(),
  publicDomain: z.string(),
  phone: z.string(),
  phoneNote: z.string(),
  email: z.string(),
  analyticsKey: z.string(),
  ecommerceContainer: z.string(),
  /** Key of the maps' script; without it no map is shown. */
  mapsKey: z.optional(z.string()),
  /** Origins whose pages and films may be shown in a frame; none without it. */
  frameOrigins: z.optional(z.array(z.string())),
  allowForeignCurrencies: z.boolean(),
  needToUseBonuses: z.boolean(),
  removeSelectedNotInStock: z.boolean(),
  /** Names of cookies and local storage keys that every clean-up keeps; a release that is not breaking keeps the session besides (B11, C1). */
  savedTokens: z.array(z.string()),
  catalogueCacheMs: z.number(),
  /** Rubles of goods from which delivery is free. */
  freeDeliveryFrom: z.number(),
  /** The least sum of an order, rubles; none without it. */
  leastOrderFrom: z.optional(z.number()),
  /** Who sells, as the law wants it told (ЗоЗПП, ст. 9 and 26.1). */
  seller: z.optional(
    z.object({
      title: z.string(),
      ogrn: z.string(),
      inn: z.string(),
      kpp: z.optional(z.string()),
      address: z.string(),
      /** In the prices; a seller without it pays none. */
      vatPercent: z.optional(z.number()),
      /** Where invoices are paid; without it there are none. */
      bank: z.optional(sellerBank)
    })
  ),
  social: z.array(z.object({ href: z.string(), code: z.string() })),
  versions: z.array(versionEntry)
})

export type Site = z.output<typeof site>
export type Currency = z.output<typeof currency>
export type SiteConfiguration = z.output<typeof siteConfiguration>
