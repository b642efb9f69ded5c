import { escapeMarkup } from '../../values/allowed-html/escape-markup.ts'
import type { MapMarker } from './map.ts'

/** What a marker says, as the map service takes it: HTML, so that every word is escaped. */
export function markerWords({ properties }: Pick<MapMarker, 'properties'>) {
  const { title = '', address = '', hours = '' } = properties
  return {
    hintContent: escapeMarkup(title),
    balloonContentHeader: escapeMarkup(title),
    balloonContentBody: [address, hours]
      .filter(line => line !== '')
      .map(escapeMarkup)
      .join('<br>')
  }
}
