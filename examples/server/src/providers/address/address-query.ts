import { foldName, matchName } from './fuzzy-match.ts'

const WORDS_MAX = 12
const CITY_WORDS_MAX = 3
/** Words that name the kind of a thing and not the thing. */
const KINDS = new Set(
  'г город ул улица пр-т проспект пер переулок б-р бульвар ш шоссе пл площадь наб набережная проезд'.split(
    ' '
  )
)
const HOUSE_KINDS = new Set(['д', 'дом'])
const FLAT_KINDS = new Set(['кв', 'квартира', 'оф', 'офис'])
const HOUSE = /^\d{1,4}[а-яa-z]?(?:[/к-]\d{1,3})?$/

export interface AddressQuery<Place> {
  /** The cities meant, the best first. */
  readonly cities: readonly Place[]
  readonly street: string
  readonly house: string
  readonly flat: string
}

/** «Тверь, ул. Садовая 12 кв 5» → its parts. Without a city every place is meant. */
export function readAddressQuery<Place extends { readonly title: string }>(
  text: string,
  places: readonly Place[]
): AddressQuery<Place> {
  const words = foldName(text)
    .split(/[\s,]+/)
    .filter(word => word !== '' && !KINDS.has(word))
  const { names, house, flat } = takeNumbers(words.slice(0, WORDS_MAX))
  const { cities, length } = takeCity(names, places)
  if (length > 0) return { cities, street: names.slice(length).join(' '), house, flat }
  return { cities: places, street: names.join(' '), house, flat }
}

/** House and flat are the numbers behind the first name. */
function takeNumbers(words: readonly string[]) {
  const names: string[] = []
  const numbers: string[] = []
  for (const word of words) {
    if (HOUSE_KINDS.has(word) || FLAT_KINDS.has(word)) continue
    if (names.length > 0 && HOUSE.test(word)) numbers.push(word)
    else names.push(word)
  }
  const [house = '', flat = ''] = numbers
  return { names, house, flat }
}

/** The longest beginning of the words that is a city. */
function takeCity<Place extends { readonly title: string }>(
  names: readonly string[],
  places: readonly Place[]
) {
  for (let length = Math.min(CITY_WORDS_MAX, names.length); length > 0; length--) {
    const typed = names.slice(0, length).join(' ')
    const whole = places.filter(({ title }) => foldName(title) === typed)
    if (whole.length > 0) return { cities: whole, length }
    // Only what was typed alone may be an unfinished or a mistyped city.
    const begun = length === names.length ? begunBy(typed, places) : []
    if (begun.length > 0) return { cities: begun, length }
  }
  return { cities: [], length: 0 }
}

function begunBy<Place extends { readonly title: string }>(
  typed: string,
  places: readonly Place[]
): Place[] {
  const score = ({ title }: Place) => matchName(typed, foldName(title))
  return places.filter(place => score(place) > 1).sort((left, right) => score(right) - score(left))
}
