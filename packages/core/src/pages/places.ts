import type { MapMarker } from '../catalog/map/map.ts'
import { type MapOffer, mapOffer } from '../catalog/map/map-offer.ts'
import { listShopPoints } from '../contracts/shop-points.ts'
import type { ConsentPurpose } from '../entities/consent.ts'

import type { ShopRequest } from './define-loader.ts'

/** A map of places, or the way to it. */
export interface PlacesView {
  readonly offer: MapOffer
  /** What the visitor has allowed already. */
  readonly allowed: readonly ConsentPurpose[]
  readonly mapsKey: string
  readonly markers: readonly MapMarker[]
}

/** Shops and dealers: the same for every visitor. */
export const readShopPoints = (request: ShopRequest) =>
  request.shared('shop points', backend => backend(listShopPoints, { query: {} }))

/** What a page with these places does about its map, for this visitor. */
export function placesView(
  request: Pick<ShopRequest, 'configuration' | 'consent'>,
  markers: readonly MapMarker[]
): PlacesView {
  const map = mapView(request, markers.length)
  return { ...map, markers: map.offer === 'show' ? markers : [] }
}

/** The same for places that the page knows itself. */
export function mapView(
  { configuration, consent }: Pick<ShopRequest, 'configuration' | 'consent'>,
  places: number
): Omit<PlacesView, 'markers'> {
  const { mapsKey = '' } = configuration
  const allowed = consent?.purposes ?? []
  const offer = mapOffer(mapsKey, { places, isAllowed: allowed.includes('maps') })
  return { offer, allowed, mapsKey }
}
