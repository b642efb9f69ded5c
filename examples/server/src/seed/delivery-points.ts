import { CITIES } from './places.ts'
import { Random } from './random.ts'
import type { Coordinates, DemoCity, DemoDeliveryPoint } from './shop-shapes.ts'
import { STREET_TITLES } from './street-table.ts'

const POINT_CITIES = 12
const HOURS = ['ежедневно 9:00–21:00', 'ежедневно 10:00–22:00', 'пн–сб 10:00–20:00']
const PRICES_KOPECKS = [9_900, 14_900, 19_900]
const NAMES = ['у школы', 'у остановки', 'во дворе', 'на углу', 'у парка', 'в торговом ряду']
/** About three kilometres. */
const SPREAD_DEGREES = 0.03

/** Points in the largest cities, scattered round the centre. */
export const DELIVERY_POINTS: readonly DemoDeliveryPoint[] = CITIES.slice(0, POINT_CITIES).flatMap(
  pointsOf
)

function pointsOf(city: DemoCity): readonly DemoDeliveryPoint[] {
  const random = new Random(7000 + city.id)
  const streets = STREET_TITLES.filter((_, index) => index % POINT_CITIES === city.id - 1)
  return streets.slice(0, random.integer(4, 5)).map((street, index) => ({
    code: `point-${city.id}-${index + 1}`,
    cityId: city.id,
    title: `Пункт выдачи ${NAMES[index]}`,
    address: `${city.title}, ${street}, д. ${random.integer(1, 98)}`,
    coordinates: nearby(city.coordinates, random),
    hours: random.pick(HOURS),
    priceKopecks: random.pick(PRICES_KOPECKS),
    days: random.integer(1, 4)
  }))
}

function nearby([latitude, longitude]: Coordinates, random: Random): Coordinates {
  const shift = () => (random.next() * 2 - 1) * SPREAD_DEGREES
  return [round(latitude + shift()), round(longitude + shift())]
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
