import { toCoins } from '../values/currency/currency.ts'

/** What narrows a list besides the values of its filters; prices in rubles. */
export interface Narrowing {
  readonly priceFrom?: number
  readonly priceTo?: number
  readonly inStock?: boolean
  /** Code of a sticker that the goods wear. */
  readonly sticker?: string
}

/** One of these, as an address says it. */
interface FilterKind {
  readonly name: string
  /** Its parameters in an address and its fields in a form. */
  readonly params: readonly [string, ...string[]]
  /** Reads an address; what is malformed is left out. */
  readonly parse: (params: URLSearchParams) => Narrowing
  /** The text of its first parameter: `500-2000`; '' where it narrows nothing. */
  readonly write: (query: Narrowing) => string
}

/** The fields a form sends instead of `price`; with a rate they are in the currency it leads to. */
export const priceFields = { from: 'price-from', to: 'price-to', rate: 'price-rate' } as const

export const FILTER_CODE = /^[a-z][a-z0-9_-]{0,63}$/
const PRICE_RANGE = /^(\d{1,9}(?:\.\d{1,2})?|)-(\d{1,9}(?:\.\d{1,2})?|)$/

/** Every kind, in the order of an address. Its words stand in `catalog-chips.ts`. */
export const filterKinds = [
  {
    name: 'price',
    params: ['price', priceFields.from, priceFields.to, priceFields.rate],
    parse: readPrice,
    write: ({ priceFrom = '', priceTo = '' }) =>
      `${priceFrom}${priceTo}` && `${priceFrom}-${priceTo}`
  },
  {
    name: 'inStock',
    params: ['in-stock'],
    parse: input => (input.get('in-stock') === '1' ? { inStock: true } : {}),
    write: ({ inStock }) => (inStock ? '1' : '')
  },
  {
    name: 'sticker',
    params: ['sticker'],
    parse(input) {
      const sticker = input.get('sticker') ?? ''
      return FILTER_CODE.test(sticker) ? { sticker } : {}
    },
    write: ({ sticker = '' }) => sticker
  }
] as const satisfies readonly FilterKind[]

export type FilterKindName = (typeof filterKinds)[number]['name']

const kinds: readonly FilterKind[] = filterKinds

/** Whether a parameter belongs to one of the kinds, so that it is no code of a filter. */
export const isKindParam = (name: string) => kinds.some(({ params }) => params.includes(name))

export const parseNarrowing = (params: URLSearchParams): Narrowing =>
  Object.assign({}, ...kinds.map(({ parse }) => parse(params)))

/** The parameters of all kinds that narrow the list. */
export const narrowingPairs = (query: Narrowing): readonly string[] =>
  kinds.flatMap(({ params: [param], write }) => {
    const text = write(query)
    return text ? `${param}=${text}` : []
  })

function readPrice(params: URLSearchParams): Narrowing {
  const field = (name: string) => inRubles(params.get(name), params.get(priceFields.rate))
  const fields = `${field(priceFields.from)}-${field(priceFields.to)}`
  const [, from = '', to = ''] = PRICE_RANGE.exec(params.get('price') ?? fields) ?? []
  if (from === '' && to === '') return {}
  if (to === '') return { priceFrom: Number(from) }
  if (from === '') return { priceTo: Number(to) }
  return {
    priceFrom: Math.min(Number(from), Number(to)),
    priceTo: Math.max(Number(from), Number(to))
  }
}

/** An amount typed in the currency of this rate; whatever is no amount is left for the range to refuse. */
function inRubles(amount: string | null, rate: string | null): string {
  const known = Number(rate)
  if (!amount || !Number.isFinite(known) || known <= 0) return amount ?? ''
  return String(toCoins(Number(amount) / known))
}
