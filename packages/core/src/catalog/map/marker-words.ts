import { escapeXml } from '../seo/yml-feed.ts'
import type { MapMarker } from './map.ts'

/** What a marker says, as the map service takes it: HTML, so that every word is escaped. */
export function markerWords({ properties }: Pick<MapMarker, 'properties'>) {
  const { title = '', address = '', hours = '' } = properties
  return {
    hintContent: escapeXml(title),
    balloonContentHeader: escapeXml(title),
    balloonContentBody: [address, hours]
      .filter(line => line !== '')
      .map(escapeXml)
      .join('<br>')
  }
}
