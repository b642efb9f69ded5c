import { inChunks } from '../../api/in-chunks.ts'
import { FAST_ORDER_LINES_PER_CALL } from '../../contracts/lines-per-call.ts'
import type { FastOrderItem } from '../../entities/fast-order-item.ts'
import { toCoins } from '../../values/currency/currency.ts'
import { tierPrice } from '../../values/price/card-price.ts'
import { QUANTITY_MAX } from '../../values/quantity/quantity-limits.ts'
import { wordsOf } from '../../values/spelling/words.ts'
import { barcodeWith } from '../../values/validation/validators.ts'
import { isCutShort } from './cell-kinds.ts'
import type { TypedLine } from './fast-order-text.ts'
import { lineNotesMessages as words } from './line-notes.messages.ts'
import { readCount } from './typed-count.ts'

interface Settled {
  readonly pieces: number
  readonly notes: readonly string[]
}

/** As many as were wanted, in whole packages, and no more than there are: then the last package is open. */
function settledPieces(
  wanted: number,
  { step, stock }: Pick<FastOrderItem, 'step' | 'stock'>
): Settled {
  const packed = Math.ceil(wanted / step) * step
  const most = Math.min(stock, QUANTITY_MAX)
  if (packed <= most) {
    return { pieces: packed, notes: packed === wanted ? [] : [words.packed(step, packed)] }
  }
  if (wanted <= most) return { pieces: wanted, notes: [] }
  return { pieces: most, notes: [stock > QUANTITY_MAX ? words.most : words.short(stock)] }
}

/** The one item whose colour and size a row names; undefined where it names none or several. */
function namedItem(items: readonly FastOrderItem[], about: string): FastOrderItem | undefined {
  const said = new Set(wordsOf(about))
  const named = items.map(item => ({ item, parts: partsNamed(item.option, said) }))
  const most = Math.max(0, ...named.map(({ parts }) => parts))
  const [found, ...others] = named.filter(({ parts }) => parts === most)
  return most > 0 && others.length === 0 ? found?.item : undefined
}

/** How many of «тёмно-синий, 134» are said, each with all of its words. */
const partsNamed = (option: string, said: ReadonlySet<string>) =>
  option
    .split(',')
    .map(wordsOf)
    .filter(named => named.length > 0 && named.every(word => said.has(word))).length

/** What the shop knows of the codes, by code; one that was not asked for yet is not there. */
export type ItemsByCode = Readonly<Record<string, readonly FastOrderItem[]>>

/** `wrong` waits for a hand; `joined` is counted with an earlier row of the same product. */
export type LineState = 'awaited' | 'ready' | 'noted' | 'joined' | 'wrong'

/** Line with the product it was resolved to and its messages. */
export interface ExplainedLine extends TypedLine {
  readonly state: LineState
  readonly notes: readonly string[]
  readonly item: FastOrderItem | undefined
  /** What an ambiguous code may mean. */
  readonly choices: readonly FastOrderItem[]
  /** Pieces that go to the basket with this row. */
  readonly pieces: number
  /** Rubles apiece at this quantity. */
  readonly price: number
  readonly sum: number
}

/** What was chosen where a code means several things: the group, by row. */
export type Choices = Readonly<Record<number, number>>

const nothing = { notes: [], item: undefined, choices: [], pieces: 0, price: 0, sum: 0 }

/** Every line with its meaning. Rows of the same product are counted together, in the first of them. */
export function explainedLines(
  lines: readonly TypedLine[],
  initial: ItemsByCode,
  choices: Choices,
  checkDigits = false
): readonly ExplainedLine[] {
  const note = (code: string) => unknownNote(code, checkDigits)
  const meant = lines.map(line =>
    meaningOf(line, itemsOf(initial, line.code), choices[line.row], note)
  )
  const wanted = new Map<number, { row: number; pieces: number }>()
  for (const { line, item, pieces } of meant) {
    if (item === undefined || pieces === 0) continue
    const first = wanted.get(item.groupId)
    const { row } = first ?? line
    wanted.set(item.groupId, { row, pieces: (first?.pieces ?? 0) + pieces })
  }
  return meant.map(meaning => settled(meaning, wanted.get(meaning.item?.groupId ?? -1)))
}

/** A code is anybody's text: «constructor» is none of ours. */
const itemsOf = (initial: ItemsByCode, code: string) =>
  Object.hasOwn(initial, code) ? initial[code] : undefined

interface Meaning {
  readonly line: TypedLine
  readonly item: FastOrderItem | undefined
  readonly choices: readonly FastOrderItem[]
  readonly pieces: number
  readonly notes: readonly string[]
  readonly isAwaited?: boolean
}

function meaningOf(
  line: TypedLine,
  found: readonly FastOrderItem[] | undefined,
  chosen: number | undefined,
  note: (code: string) => string
): Meaning {
  const count = readCount(line.count)
  const notes = count?.isRounded ? [words.rounded(count.pieces)] : []
  const known = { line, pieces: count?.pieces ?? 0, notes }
  if (found === undefined) return { ...known, item: undefined, choices: [], isAwaited: true }
  const choices = found.length > 1 ? found : []
  const item = found.length > 1 ? chosenItem(found, chosen, line) : found[0]
  if (found.length === 0) return { ...known, item, choices, notes: [note(line.code)] }
  if (item === undefined) return { ...known, item, choices, notes: [words.ambiguous] }
  if (item.stock === 0) return { ...known, item, choices, pieces: 0, notes: [words.soldOut] }
  return count === undefined
    ? { ...known, item, choices, notes: [words.wrongCount] }
    : { ...known, item, choices }
}

/** What was chosen by hand, else what the row itself names. */
const chosenItem = (
  found: readonly FastOrderItem[],
  chosen: number | undefined,
  { about = '' }: TypedLine
) => found.find(({ groupId }) => groupId === chosen) ?? namedItem(found, about)

/** A code of figures alone was meant as a barcode. */
function unknownNote(code: string, checkDigits: boolean): string {
  if (isCutShort(code)) return words.unreadable
  return (/^\d*$/.test(code) ? barcodeWith(checkDigits)(code) : undefined) ?? words.unknown
}

function settled(
  { line, item, choices, pieces, notes, isAwaited }: Meaning,
  wanted: { readonly row: number; readonly pieces: number } | undefined
): ExplainedLine {
  const plain = { ...nothing, ...line, item, choices, notes }
  if (isAwaited) return { ...plain, state: 'awaited' }
  if (item === undefined || pieces === 0 || wanted === undefined)
    return { ...plain, state: 'wrong' }
  if (wanted.row !== line.row) {
    return { ...plain, state: 'joined', notes: [...notes, words.joined(wanted.row)] }
  }
  const fit = settledPieces(wanted.pieces, item)
  const price = tierPrice(item.prices, item.prices[0]?.priceRole ?? '', fit.pieces).value
  const all = [...notes, ...fit.notes]
  const state = all.length > 0 ? 'noted' : 'ready'
  return {
    ...plain,
    state,
    notes: all,
    pieces: fit.pieces,
    price,
    sum: toCoins(price * fit.pieces)
  }
}

/** What one call puts into the basket. */
export interface FastOrderBatch {
  /** Of the wish: the same batch sent twice counts once. */
  readonly id: string
  readonly groups: readonly { readonly groupId: number; readonly count: number }[]
  /** Rows that are done with it, those counted together included. */
  readonly rows: readonly number[]
}

interface Lines {
  readonly lines: readonly TypedLine[]
  readonly initial: ItemsByCode
  readonly choices: Choices
}

/** What is understood, in calls of at most 500 lines. */
export function batchesOf({ lines, initial, choices }: Lines, id: string): FastOrderBatch[] {
  const explained = explainedLines(lines, initial, choices)
  const going = explained.flatMap(({ item, pieces }) =>
    item === undefined || pieces === 0 ? [] : [{ groupId: item.groupId, count: pieces }]
  )
  return inChunks(going, FAST_ORDER_LINES_PER_CALL).map(groups => ({
    id,
    groups,
    rows: rowsOf(explained, groups)
  }))
}

function rowsOf(explained: readonly ExplainedLine[], groups: FastOrderBatch['groups']) {
  const taken = new Set(groups.map(({ groupId }) => groupId))
  return explained
    .filter(({ state, item }) => state !== 'wrong' && taken.has(item?.groupId ?? -1))
    .map(({ row }) => row)
}
