import { CITY_ROWS } from './city-table.ts'
import { REGIONS } from './region-table.ts'
import type { DemoCity, DemoStreet } from './shop-shapes.ts'
import { STREET_TITLES } from './street-table.ts'

/** Real rule for the centres of regions, a demo id in the same shape for the rest. */
function kladrId(region: string, place: number, isCentre: boolean): string {
  if (region === '77' || region === '78') return `${region}00000000000`
  const city = isCentre ? 1 : 100 + place
  return `${region}000${String(city).padStart(3, '0')}00000`
}

const demoFiasId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const CITIES: readonly DemoCity[] = CITY_ROWS.map(
  ([region, title, latitude, longitude, post, centre], index) => ({
    id: index + 1,
    title,
    region: REGIONS[region],
    kladrId: kladrId(region, index, centre === 'centre'),
    fiasId: demoFiasId(index + 1),
    postalCode: `${post}000`,
    coordinates: [latitude, longitude],
    isRegionCentre: centre === 'centre'
  })
)

export const STREETS: readonly DemoStreet[] = STREET_TITLES.map((title, index) => ({
  id: index + 1,
  title
}))

const idByTitle = new Map(CITIES.map(city => [city.title, city.id]))

export function cityId(title: string): number {
  const id = idByTitle.get(title)
  if (id === undefined) throw new Error(`The demo shop has no city ${title}: add it first`)
  return id
}
