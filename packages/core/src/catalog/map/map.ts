/** Latitude and longitude, degrees. */
export type Coordinates = readonly [latitude: number, longitude: number]

/** South-west and north-east corners. */
export type Bounds = readonly [Coordinates, Coordinates]

/** Spec §3 «Map marker»; `radius` in metres, of a circle. */
export interface MapMarker {
  readonly coordinates: Coordinates
  readonly markerId: string
  readonly properties: Readonly<Record<string, string>>
  readonly type: 'Point' | 'Circle'
  readonly radius?: number | undefined
}

/** Spec §3 «Map». */
export interface MapOptions {
  readonly coordinates: Coordinates
  readonly zoom: number
  readonly bounds: Bounds | undefined
  readonly mapType: 'map' | 'satellite' | 'hybrid'
  readonly behaviors: readonly string[]
  readonly controls: readonly string[]
}

export const MAP_ZOOM = 10
const MOSCOW: Coordinates = [55.7558, 37.6173]
/** Origin of the maps' script. */
export const MAPS_ORIGIN = 'https://api-maps.yandex.ru'
export const MAPS_LANGUAGE = 'ru_RU'

/** A map with the defaults of §3 where nothing else is asked for. */
export const mapOptions = (options: Partial<MapOptions> = {}): MapOptions => ({
  coordinates: MOSCOW,
  zoom: MAP_ZOOM,
  bounds: undefined,
  mapType: 'map',
  behaviors: ['drag', 'dblClickZoom', 'multiTouch'],
  controls: ['zoomControl'],
  ...options
})

/** A marker of the map service, complete. */
export const mapMarker = (
  marker: Pick<MapMarker, 'coordinates' | 'markerId'> & Partial<MapMarker>
): MapMarker => ({ type: 'Point', properties: {}, ...marker })

/** A map that shows all the markers: their bounds for several, the marker itself for one. */
export function mapOf(markers: readonly MapMarker[]): MapOptions {
  if (markers.length === 0) return mapOptions()
  const bounds = boundsOf(markers)
  const [[south, west], [north, east]] = bounds
  const coordinates: Coordinates = [(south + north) / 2, (west + east) / 2]
  return mapOptions({ coordinates, ...(markers.length > 1 && { bounds }) })
}

/**
 * How the maps' script is asked for: version 2.1, latitude first, release build (§7), and without the
 * `eval` that the policy of a page refuses.
 */
export const mapScript = (key: string) =>
  ({
    version: '2.1',
    query: {
      lang: MAPS_LANGUAGE,
      coordorder: 'latlong',
      mode: 'release',
      csp: true,
      apikey: encodeURIComponent(key)
    }
  }) as const

function boundsOf(markers: readonly MapMarker[]): Bounds {
  const latitudes = markers.map(({ coordinates }) => coordinates[0])
  const longitudes = markers.map(({ coordinates }) => coordinates[1])
  return [
    [Math.min(...latitudes), Math.min(...longitudes)],
    [Math.max(...latitudes), Math.max(...longitudes)]
  ]
}
