import type { Shop, ShopService } from '@vitrina/core'
import type { OpenProduct, ProductView } from '@vitrina/core/catalog'
import type { SiteConfiguration } from '@vitrina/core/entities'
import { isReading, type OpenReading, until } from '@vitrina/core/store'
import { type PriceRules, priceRules } from '@vitrina/core/values'

import type { Screen } from './screen.ts'

/** One visitor in the shop, and what he has before his eyes. */
export interface Visit {
  readonly shop: Shop
  /** Of the site that the shop belongs to. */
  readonly configuration: SiteConfiguration
  readonly screen: Screen
  /** Numbers in commands mean rows of it. */
  readonly listing: ReturnType<ShopService<'openListing'>>
  readonly looking: OpenProduct
  /** The product looked at last. */
  product: ProductView | undefined
}

/** How prices are shown to the visitor of this moment. */
export const pricesOf = ({ shop, configuration }: Visit): PriceRules =>
  priceRules(shop.getState().session, configuration)

/** A wish that cannot be fulfilled; its message is for the visitor. */
export class Misunderstanding extends Error {}

/** What a command makes an opened list or product read. */
export async function readBy<Value, Command>(
  reader: OpenReading<unknown, Value, Command>,
  command: Command
): Promise<Value> {
  reader.send(command)
  const { value, failure } = await until(reader, reading => !isReading(reading))
  if (failure !== undefined) throw new Misunderstanding(failure.message)
  if (value === undefined) throw new Misunderstanding('Сначала откройте список: «товары».')
  return value
}
