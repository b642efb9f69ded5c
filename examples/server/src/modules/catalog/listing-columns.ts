/** What names a group of products. */
export type TermKind = 'category' | 'value' | 'collection' | 'sticker' | 'site'

/** A row of the listing as the store tells it; `created` in microseconds since 1970, prices in kopecks. */
export interface ListedRow {
  readonly id: number
  readonly category: readonly number[]
  readonly value: readonly number[]
  readonly collection: readonly number[]
  readonly sticker: readonly string[]
  /** Empty for all sites. */
  readonly site: readonly string[]
  readonly prices: readonly (number | null)[]
  readonly discount: number
  readonly inStock: boolean
  readonly popularity: number
  readonly rating: number
  readonly created: number
  /** The category that the product stands in first. */
  readonly leaf: number | null
}

/** Stands for «all sites» among the sites of a product. */
export const EVERY_SITE = '*'

const FIRST_CAPACITY = 1024
/** Values come first: they alone are counted. */
const KINDS: readonly TermKind[] = ['value', 'category', 'collection', 'sticker', 'site']

/**
 * The listing by columns: a product has a slot, the same place in each of them. Terms (categories, filter
 * values and so on) have small numbers; those of a slot stand in `pool` from `starts` to `ends`.
 */
export interface ListingColumns {
  /** Slots in use, those of products that are gone included. */
  size: number
  ids: Int32Array
  isListed: Uint8Array
  inStock: Uint8Array
  popularity: Int32Array
  discount: Int32Array
  rating: Float64Array
  created: Float64Array
  leaf: Int32Array
  /** By position of a price role; infinite where a product has no price for it. */
  prices: Float64Array[]
  starts: Int32Array
  /** Where the filter values of a slot end and its other terms begin. */
  valueEnds: Int32Array
  ends: Int32Array
  pool: Int32Array
  poolEnd: number
  readonly slots: Map<number, number>
  readonly terms: Readonly<Record<TermKind, Map<number | string, number>>>
  termCount: number
  /** The slots of a category by its term, so that its list is read without the rest of the shop. */
  readonly members: Map<number, number[]>
}

export function createListingColumns(): ListingColumns {
  const entries = KINDS.map(kind => [kind, new Map()])
  return {
    size: 0,
    ids: new Int32Array(FIRST_CAPACITY),
    isListed: new Uint8Array(FIRST_CAPACITY),
    inStock: new Uint8Array(FIRST_CAPACITY),
    popularity: new Int32Array(FIRST_CAPACITY),
    discount: new Int32Array(FIRST_CAPACITY),
    rating: new Float64Array(FIRST_CAPACITY),
    created: new Float64Array(FIRST_CAPACITY),
    leaf: new Int32Array(FIRST_CAPACITY),
    prices: [],
    starts: new Int32Array(FIRST_CAPACITY),
    valueEnds: new Int32Array(FIRST_CAPACITY),
    ends: new Int32Array(FIRST_CAPACITY),
    pool: new Int32Array(FIRST_CAPACITY),
    poolEnd: 0,
    slots: new Map(),
    terms: Object.fromEntries(entries) as ListingColumns['terms'],
    termCount: 0,
    members: new Map()
  }
}

/** Writes a row into the slot of its product; says where that is, and whether its place in an order may be another. */
export function addRow(columns: ListingColumns, row: ListedRow): { slot: number; moved: boolean } {
  const found = columns.slots.get(row.id)
  const slot = found ?? takeSlot(columns, row.id)
  const moved = found === undefined || !columns.isListed[slot] || isMoved(columns, slot, row)
  columns.isListed[slot] = 1
  columns.inStock[slot] = row.inStock ? 1 : 0
  columns.popularity[slot] = row.popularity
  columns.discount[slot] = row.discount
  columns.rating[slot] = row.rating
  columns.created[slot] = row.created
  columns.leaf[slot] = row.leaf ?? 0
  for (let at = columns.prices.length; at < row.prices.length; at += 1) {
    columns.prices.push(new Float64Array(columns.ids.length).fill(Infinity))
  }
  columns.prices.forEach((prices, at) => {
    prices[slot] = row.prices[at] ?? Infinity
  })
  placeInCategories(columns, slot, row.category)
  addTerms(columns, slot, row)
  return { slot, moved }
}

/** Takes a product out; the slot stays its own. */
export function removeRow(columns: ListingColumns, id: number): number | undefined {
  const slot = columns.slots.get(id)
  if (slot !== undefined) columns.isListed[slot] = 0
  return slot
}

function takeSlot(columns: ListingColumns, id: number): number {
  const slot = columns.size
  if (slot === columns.ids.length) grow(columns)
  columns.size += 1
  columns.ids[slot] = id
  columns.slots.set(id, slot)
  return slot
}

function grow(columns: ListingColumns): void {
  const length = columns.ids.length * 2
  const numbers = ['ids', 'popularity', 'discount', 'leaf', 'starts', 'valueEnds', 'ends'] as const
  for (const name of numbers) {
    columns[name] = copied(columns[name], new Int32Array(length))
  }
  for (const name of ['isListed', 'inStock'] as const) {
    columns[name] = copied(columns[name], new Uint8Array(length))
  }
  for (const name of ['rating', 'created'] as const) {
    columns[name] = copied(columns[name], new Float64Array(length))
  }
  columns.prices = columns.prices.map(prices =>
    copied(prices, new Float64Array(length).fill(Infinity))
  )
}

function copied<Column extends Int32Array | Uint8Array | Float64Array>(
  from: Column,
  to: Column
): Column {
  to.set(from)
  return to
}

const isMoved = (columns: ListingColumns, slot: number, row: ListedRow) =>
  columns.popularity[slot] !== row.popularity ||
  columns.discount[slot] !== row.discount ||
  columns.rating[slot] !== row.rating ||
  columns.created[slot] !== row.created ||
  row.prices.length > columns.prices.length ||
  columns.prices.some((prices, at) => prices[slot] !== (row.prices[at] ?? Infinity))

/** Before the terms of the slot are written: they tell which categories it was in. */
function placeInCategories(columns: ListingColumns, slot: number, ids: readonly number[]): void {
  const { members, pool, valueEnds, ends } = columns
  const wanted = new Set(ids.map(id => takeTerm(columns, 'category', id)))
  for (const term of pool.subarray(valueEnds[slot], ends[slot])) {
    const slots = members.get(term)
    if (slots === undefined || wanted.delete(term)) continue
    members.set(
      term,
      slots.filter(member => member !== slot)
    )
  }
  for (const term of wanted) {
    const slots = members.get(term)
    if (slots === undefined) members.set(term, [slot])
    else slots.push(slot)
  }
}

/** Where there are no more terms than before, they take the place of those; else they get a new one. */
function addTerms(columns: ListingColumns, slot: number, row: ListedRow): void {
  const sites = row.site.length === 0 ? [EVERY_SITE] : row.site
  const count =
    row.category.length +
    row.value.length +
    row.collection.length +
    row.sticker.length +
    sites.length
  const start = columns.starts[slot] ?? 0
  const fits = count <= (columns.ends[slot] ?? 0) - start
  let end = fits ? start : columns.poolEnd
  while (!fits && end + count > columns.pool.length) {
    columns.pool = copied(columns.pool, new Int32Array(columns.pool.length * 2))
  }
  columns.starts[slot] = end
  columns.valueEnds[slot] = end + row.value.length
  for (const kind of KINDS) {
    for (const name of kind === 'site' ? sites : row[kind]) {
      columns.pool[end] = takeTerm(columns, kind, name)
      end += 1
    }
  }
  columns.ends[slot] = end
  if (!fits) columns.poolEnd = end
}

function takeTerm(columns: ListingColumns, kind: TermKind, name: number | string): number {
  const terms = columns.terms[kind]
  const found = terms.get(name)
  if (found !== undefined) return found
  const term = columns.termCount
  columns.termCount += 1
  terms.set(name, term)
  return term
}

/** Reads a slot as the bits of its terms, joined; `bits` has them by term. */
export function reading(
  { starts, ends, pool }: ListingColumns,
  bits: Int32Array
): (slot: number) => number {
  return slot => {
    let joined = 0
    const end = ends[slot] ?? 0
    for (let at = starts[slot] ?? 0; at < end; at += 1) joined |= bits[pool[at] ?? 0] ?? 0
    return joined
  }
}
