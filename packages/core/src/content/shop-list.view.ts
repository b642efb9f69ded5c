import type { Picture } from '../entities/picture.ts'
import type { ShopPoint, ShopRegion } from '../entities/shop-point.ts'
import { queryParams } from '../routes/query-string.ts'
import { countedNouns } from '../values/plural/plural.messages.ts'
import { countOf } from '../values/plural/plural.ts'
import { typedText } from '../values/spelling/typed-text.ts'
import { shopMessages as messages } from './shop.messages.ts'
import { type ShopSearch, shopsByRegion } from './shop-points.ts'

const TEXT_MAX_LENGTH = 100
const REGION = /^\d{2}$/

/** A shop or a dealer in words. */
export interface ShopView extends Pick<ShopPoint, 'code' | 'title' | 'address' | 'note' | 'hours'> {
  readonly phone: string
  readonly phoneHref: string
  readonly services: readonly string[]
  readonly picture: Picture | undefined
  /** A map of somebody else's, for who follows the link. */
  readonly mapHref: string
  /** Orders can be fetched here. */
  readonly isPickup: boolean
}

/** Shops and dealers as their page shows them. */
export interface ShopListView {
  readonly text: string
  readonly kinds: readonly Choice[]
  readonly regions: readonly Choice[]
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    readonly shops: readonly ShopView[]
  }[]
  /** «18 адресов» */
  readonly found: string
}

export interface Choice {
  readonly value: string
  readonly title: string
  readonly isChosen: boolean
}

interface ReadShops {
  readonly regions: readonly ShopRegion[]
  readonly shops: readonly ShopPoint[]
}

/** Reads the address of the page: `?q=казань`, `?type=dealer`, `?region=66`. */
export function shopSearch(href: string): ShopSearch {
  const params = queryParams(href)
  const type = params.get('type')
  const region = params.get('region') ?? ''
  return {
    text: typedText(params.get('q') ?? '').slice(0, TEXT_MAX_LENGTH),
    ...((type === 'shop' || type === 'dealer') && { type }),
    ...(REGION.test(region) && { regionId: region })
  }
}

export function shopListView(initial: ReadShops, search: ShopSearch): ShopListView {
  const groups = shopsByRegion(initial, search)
  const count = groups.reduce((sum, { shops }) => sum + shops.length, 0)
  return {
    text: search.text ?? '',
    kinds: [
      { value: '', title: messages.everything, isChosen: search.type === undefined },
      { value: 'shop', title: messages.shops, isChosen: search.type === 'shop' },
      { value: 'dealer', title: messages.dealers, isChosen: search.type === 'dealer' }
    ],
    regions: [
      { value: '', title: messages.allRegions, isChosen: search.regionId === undefined },
      ...initial.regions.map(({ id, title }) => ({
        ...{ value: id, title },
        isChosen: id === search.regionId
      }))
    ],
    groups: groups.map(({ id, title, shops }) => ({ id, title, shops: shops.map(shopView) })),
    found: countOf(count, countedNouns.addresses)
  }
}

export const shopView = (shop: ShopPoint): ShopView => ({
  code: shop.code,
  title: shop.title,
  address: shop.address,
  note: shop.note,
  hours: shop.hours,
  phone: shop.phone,
  phoneHref: `tel:${shop.phone.replace(/[^\d+]/g, '')}`,
  services: shop.services,
  picture: shop.images[0],
  mapHref: mapHref(shop.coordinates),
  isPickup: shop.deliveryPointCode !== null
})

/** The map service names longitude first. */
const mapHref = ([latitude, longitude]: ShopPoint['coordinates']) =>
  `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`
