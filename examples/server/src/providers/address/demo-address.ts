import type { SuggestionOption } from '@vitrina/core/entities'
import type { Kysely, Selectable } from 'kysely'

import type { PlaceTable } from '../../db/schema/delivery.ts'
import type { Database } from '../../db/schema.ts'
import type { AddressProvider } from './address-provider.ts'
import { type AddressQuery, readAddressQuery } from './address-query.ts'
import { foldName, matchName } from './fuzzy-match.ts'

const MOST_OPTIONS = 20
/** Cities that are tried when the text names none. */
const CITIES_TRIED = 5

type Place = Selectable<PlaceTable>
interface Street {
  readonly id: number
  readonly title: string
}

/** Searches the demo cities and streets of the store: every city has every street. */
export function createDemoAddresses(db: Kysely<Database>): AddressProvider {
  return {
    async cities(text) {
      return findCities(text, await readPlaces(db)).slice(0, MOST_OPTIONS)
    },
    async addresses(text, kladrId) {
      const [places, streets] = await Promise.all([readPlaces(db), readStreets(db)])
      const existing = places.find(place => place.kladr_id === kladrId)
      const tried = existing === undefined ? places : [existing]
      const options = findAddresses(readAddressQuery(text, tried), streets)
      // No street has such a name: it may be a city with a typing mistake.
      const found = options.length > 0 ? options : findCities(text, tried)
      return found.slice(0, MOST_OPTIONS)
    }
  }
}

const readPlaces = (db: Kysely<Database>) =>
  db.selectFrom('place').selectAll().orderBy('is_region_centre', 'desc').orderBy('id').execute()

const readStreets = (db: Kysely<Database>) =>
  db.selectFrom('street').selectAll().orderBy('id').execute()

const findCities = (text: string, places: readonly Place[]) =>
  rank(places, place => matchName(foldName(text), foldName(place.title))).map(place =>
    toOption(place)
  )

function findAddresses(query: AddressQuery<Place>, streets: readonly Street[]): SuggestionOption[] {
  const { street, house, flat } = query
  if (street === '') return query.cities.map(place => toOption(place))
  const found = rank(streets, ({ title }) => matchName(street, nameOf(title)))
  return query.cities
    .slice(0, CITIES_TRIED)
    .flatMap(place => found.map(({ title }) => toOption(place, title, house, flat)))
}

/** «ул. Садовая» is searched by «садовая». */
const nameOf = (title: string) => foldName(title.replace(/^\S+\.\s*|^(?:шоссе|аллея)\s+/i, ''))

/** The matching ones, the best first; equal ones keep their order. */
function rank<Item>(items: readonly Item[], score: (item: Item) => number): Item[] {
  return items
    .map(item => ({ item, score: score(item) }))
    .filter(found => found.score > 0)
    .sort((left, right) => right.score - left.score)
    .map(found => found.item)
}

function toOption(place: Place, street = '', house = '', flat = ''): SuggestionOption {
  const parts = [`г. ${place.title}`, street, house && `д. ${house}`]
  const value = parts.filter(part => part !== '').join(', ')
  return {
    value: flat === '' ? value : `${value}, кв. ${flat}`,
    address: {
      settlement: '',
      city: place.title,
      country: 'Россия',
      house,
      region: place.region,
      street,
      ...(flat !== '' && { flat }),
      value,
      postal_code: place.postal_code,
      kladr_id: place.kladr_id,
      geo_lat: String(place.latitude),
      geo_lon: String(place.longitude),
      settlement_fias_id: null,
      city_fias_id: place.fias_id
    }
  }
}
