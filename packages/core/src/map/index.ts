export { mapMessages } from './map.messages.ts'
export {
  type Bounds,
  type Coordinates,
  MAP_ZOOM,
  MAPS_ORIGIN,
  type MapMarker,
  type MapOptions,
  mapMarker,
  mapOf,
  mapOptions,
  mapScript
} from './map.ts'
export { type MapOffer, mapOffer } from './map-offer.ts'
export { MAP_WAIT_MS, type MapPhase, type MapWait, openMapWait } from './map-wait.ts'
export { markerWords } from './marker-words.ts'
