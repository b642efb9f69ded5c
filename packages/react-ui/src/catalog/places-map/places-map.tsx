import { admitMaps } from '@vitrina/core/browser'
import { later } from '../../binding/later.tsx'
import { loadMapParts } from '../../kit/map/map-parts.ts'
import type { DrawnMapProps } from './drawn-map.tsx'

/**
 * Shows places on the map of another company, Yandex: it loads scripts of that company, so draw it
 * only once the visitor has agreed. `mapsKey` is the key of the shop; the example shows the frame
 * of the map alone.
 */
export const PlacesMap = later<Omit<DrawnMapProps, 'options'>>(async () => {
  const [{ DrawnMap }, parts] = await Promise.all([import('./drawn-map.tsx'), loadMapParts()])
  admitMaps()
  return props => <DrawnMap {...props} options={parts} />
})
