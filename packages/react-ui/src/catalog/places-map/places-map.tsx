import { admitMaps } from '@vitrina/core/browser'
import { later } from '../../binding/later.tsx'
import { loadMapParts } from '../../kit/map/map-parts.ts'
import type { DrawnMapProps } from './drawn-map.tsx'

/** Places on the map of another company, which a visitor has agreed to; its code comes when it is shown. */
export const PlacesMap = later<Omit<DrawnMapProps, 'options'>>(async () => {
  const [{ DrawnMap }, parts] = await Promise.all([import('./drawn-map.tsx'), loadMapParts()])
  admitMaps()
  return props => <DrawnMap {...props} options={parts} />
})
