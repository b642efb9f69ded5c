import { type MapMarker, mapMarker } from '../catalog/map/map.ts'
import type { ShopPoint, ShopRegion } from '../entities/shop-point.ts'
import { repairSearch } from '../values/keyboard-layout/keyboard-layout.ts'
import { hasWords, wordsOf } from '../values/spelling/words.ts'

export interface RegionShops extends ShopRegion {
  readonly shops: readonly ShopPoint[]
}

export interface ShopSearch {
  /** Words of a region, city, title or address, in any order and either keyboard layout. */
  readonly text?: string | undefined
  readonly type?: ShopPoint['type'] | undefined
  readonly regionId?: string | undefined
  /** All of them must be offered. */
  readonly services?: readonly string[] | undefined
}

interface ReadShops {
  readonly regions: readonly ShopRegion[]
  readonly shops: readonly ShopPoint[]
}

/** The shops that a search leaves, by region; regions without shops are left out. */
export function shopsByRegion(initial: ReadShops, search: ShopSearch = {}): readonly RegionShops[] {
  const { regions, shops } = initial
  const found = shops.filter(shop => isFound(shop, regionTitle(regions, shop), search))
  return regions
    .map(region => ({ ...region, shops: found.filter(shop => shop.regionId === region.id) }))
    .filter(region => region.shops.length > 0)
}

/** Those that a search finds, region by region. */
export const foundShops = (initial: ReadShops, search: ShopSearch): readonly ShopPoint[] =>
  shopsByRegion(initial, search).flatMap(({ shops }) => shops)

type MarkedPlace = Pick<ShopPoint, 'code' | 'coordinates' | 'title' | 'address' | 'hours'> & {
  readonly type: string
}

/** Shops, or where orders are handed out, as points of a map, told apart by their codes. */
export const shopMarkers = (shops: readonly MarkedPlace[]): readonly MapMarker[] =>
  shops.map(({ code, coordinates, title, address, hours, type }) =>
    mapMarker({ markerId: code, coordinates, properties: { title, address, hours, kind: type } })
  )

const regionTitle = (regions: readonly ShopRegion[], { regionId }: ShopPoint) =>
  regions.find(({ id }) => id === regionId)?.title ?? ''

function isFound(shop: ShopPoint, region: string, search: ShopSearch): boolean {
  if (search.type !== undefined && shop.type !== search.type) return false
  if (search.regionId !== undefined && shop.regionId !== search.regionId) return false
  if (search.services?.some(service => !shop.services.includes(service))) return false
  const place = wordsOf([region, shop.city, shop.title, shop.address].join(' '))
  const text = search.text ?? ''
  return hasWords(place, text) || hasWords(place, repairSearch(text) ?? text)
}
