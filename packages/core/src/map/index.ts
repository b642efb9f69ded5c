export {
  type Bounds,
  type Coordinates,
  MAP_ZOOM,
  type MapMarker,
  type MapOptions,
  mapMarker,
  mapOf,
  mapOptions,
  mapScriptUrl
} from './map.ts'
