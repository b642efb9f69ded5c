import type { LineKey } from '../basket/basket-line.ts'
import type { WantedLine } from '../basket/basket-state.ts'
import { choiceOf, constructorSetId } from '../basket/constructor-set.ts'
import type { Basket, BasketIntent, SetIntent } from '../entities/basket.ts'
import { ApiError } from '../platform/api-error.ts'
import { type IntentOrder, newerThan, orderIntent } from '../platform/intent-id.ts'
import { CONFLICT, UNPROCESSABLE } from '../platform/statuses.ts'
import { backendWords as words } from './backend-words.ts'
import { demoStockOf, GUEST_ROLE } from './demo-goods.ts'
import { lineError, linesOf, piecesOf, priceOf } from './fake-basket-lines.ts'
import { demoTotal } from './fixtures.ts'

const FREE_DELIVERY_FROM_RUBLES = 5000

interface Line {
  count: number
  /** More was wanted than there was. */
  clamped: boolean
  selected: boolean
  /** The newest intent applied, also to a line taken out since. */
  order: IntentOrder
  /** The newest intent about the selection. */
  selectOrder: IntentOrder
}

/** Of a wish about more than quantities. */
interface IntentOptions {
  readonly intent?: string | undefined
}

export interface FakeBasketOptions {
  /**
   * Pieces in stock by group id; of a group that is not named what the demo shop has of it, else 999. It
   * may be changed while a shop is open: that is somebody else who buys.
   */
  readonly stock?: Readonly<Record<number, number>>
  readonly promoCodes?: readonly string[]
  /** Groups that nobody has to deliver: certificates. */
  readonly virtual?: readonly number[]
  /** The fault that the intents' ids guard against: every copy of a request counts. */
  readonly ignoresIntentIds?: boolean
  readonly addsCounts?: boolean
  /** The server's time, by which numbers of wrong clocks are known; left out, all clocks are right. */
  readonly now?: () => number
}

export interface FakeBasket {
  read(): Basket
  put(intents: readonly BasketIntent[], isAbsolute?: boolean): Basket
  putSet(intent: SetIntent): Basket
  /** The same of lines and sets by their keys. */
  putLines(intents: readonly WantedLine[]): Basket
  select(keys: readonly LineKey[], selected: boolean, intent?: IntentOptions): Basket
  setPromo(code: string | null, intent?: IntentOptions): Basket
  remove(keys: readonly LineKey[]): Basket
  /** Takes out what is selected and in stock: it was ordered. */
  takeSelected(): void
  /** Takes out what no newer intent has put in; everything where the call names no intent. */
  clear(intent?: string): Basket
  /** Of lines and sets, by their keys. */
  counts(): Record<string, number>
}

/** A basket as the contracts describe it: absolute intents, a version, refusals in Russian. */
export function createFakeBasket(
  options: FakeBasketOptions = {},
  priceRole: () => string = () => GUEST_ROLE
): FakeBasket {
  const lines = new Map<LineKey, Line>()
  /** Ids of the wishes about the selection that came: a late copy finds no line put in since. */
  const selections = new Set<string>()
  let promo: string | null = null
  let promoOrder = noOrder
  let version = 0

  const stockOf = (key: LineKey): number =>
    typeof key === 'string'
      ? Math.min(...choiceOf(key).groupIds.map(stockOf))
      : (options.stock?.[key] ?? demoStockOf(key) ?? 999)
  const filled = () => [...lines].filter(([, line]) => line.count > 0)
  /** Undefined where a newer wish came before; without an id it is always news. */
  function ordered(known: IntentOrder, intent = ''): IntentOrder | undefined {
    if (intent === '') return known
    if (options.ignoresIntentIds) return { ...known, newest: intent }
    return orderIntent(intent, known, options.now?.() ?? END_OF_TIME)
  }

  function change(key: LineKey, line: Line) {
    lines.set(key, line)
    version += 1
  }

  function putLines(intents: readonly WantedLine[], isAbsolute = true): Basket {
    const isMissing = ({ key, count }: WantedLine) =>
      count > 0 && stockOf(key) === 0 && (lines.get(key)?.count ?? 0) === 0
    if (intents.some(isMissing)) {
      throw new ApiError({ message: words.soldOut, status: CONFLICT })
    }
    const passed = new Map<LineKey, string>()
    for (const { id, key, count } of intents) {
      const line = lines.get(key) ?? newLine()
      const order = ordered(line.order, id)
      if (order === undefined) {
        noteNewer(passed, key, line.order, id)
        continue
      }
      const wanted = isAbsolute && !options.addsCounts ? count : line.count + count
      change(key, { ...placed(line, order), ...settled(wanted, stockOf(key), line), order })
    }
    return outcome(read(), passed)
  }

  /** A line now: what can be bought of it, or, of one that is sold out, what was wanted. */
  function shown([key, { count, clamped, selected }]: readonly [LineKey, Line]) {
    const stock = stockOf(key)
    const basketErr = lineError({ count, clamped }, stock)
    const left = stock === 0 ? count : Math.min(count, stock)
    return { key, count: left, selected, basketErr, remnants: stock, isSoldOut: stock === 0 }
  }

  function read(): Basket {
    const all = filled().map(shown)
    const bought = all.filter(({ selected, isSoldOut }) => selected && !isSoldOut)
    const isVirtual =
      bought.length > 0 &&
      bought.every(({ key }) => typeof key === 'number' && options.virtual?.includes(key))
    const price = bought.reduce((sum, line) => sum + line.count * priceOf(line, priceRole()), 0)
    return {
      version,
      data: [true, false].map(inStock => ({
        inStock,
        ...linesOf(
          all.filter(({ isSoldOut }) => isSoldOut !== inStock),
          priceRole()
        )
      })),
      total: demoTotal({
        count: piecesOf(bought),
        price,
        oldPrice: price,
        promocodeUsed: promo,
        needsDelivery: !isVirtual,
        remainsUntilFreeDelivery: Math.max(0, FREE_DELIVERY_FROM_RUBLES - price),
        productsCountInBasket: piecesOf(all.filter(({ isSoldOut }) => !isSoldOut))
      })
    }
  }

  return {
    read,
    put: (intents, isAbsolute = true) =>
      putLines(
        intents.map(({ groupId, ...intent }) => ({ ...intent, key: groupId })),
        isAbsolute
      ),
    putSet: ({ id, code, groupIds, count }) =>
      putLines([{ id, key: constructorSetId(code, groupIds), count }]),
    putLines,
    select(keys, selected, { intent = '' } = {}) {
      if (intent !== '' && selections.has(intent) && !options.ignoresIntentIds) return read()
      selections.add(intent)
      const passed = new Map<LineKey, string>()
      for (const [key, line] of filled().filter(([own]) => keys.includes(own))) {
        const selectOrder = ordered(line.selectOrder, intent)
        if (selectOrder) change(key, { ...line, selected, selectOrder })
        else noteNewer(passed, key, line.selectOrder, intent)
      }
      return outcome(read(), passed)
    },
    setPromo(code, { intent } = {}) {
      const order = ordered(promoOrder, intent)
      // An exact copy of a refused wish is refused again.
      const isCopy = intent === promoOrder.newest || intent === promoOrder.early
      if (order === undefined && !isCopy)
        return outcome(read(), new Map([['promo', promoOrder.newest]]))
      const known = options.promoCodes ?? ['ЛИНЕЙКА10']
      promoOrder = order ?? promoOrder
      if (code !== null && !known.includes(code)) {
        throw new ApiError({ message: words.noPromoCode, status: UNPROCESSABLE })
      }
      if (order) {
        promo = code
        version += 1
      }
      return read()
    },
    remove(keys) {
      for (const [key, line] of filled()) {
        if (keys.includes(key)) change(key, { ...line, count: 0 })
      }
      return read()
    },
    clear(intent) {
      const passed = new Map<LineKey, string>()
      for (const [key, line] of lines) {
        const order = ordered(line.order, intent)
        if (order) change(key, { ...line, count: 0, order })
        else noteNewer(passed, key, line.order, intent)
      }
      return outcome(read(), passed)
    },
    takeSelected() {
      const ordered = filled().filter(([key, { selected }]) => selected && stockOf(key) > 0)
      for (const [key, line] of ordered) change(key, { ...line, count: 0 })
    },
    counts: () => Object.fromEntries(filled().map(([key, { count }]) => [key, count]))
  }
}

const noOrder: IntentOrder = { newest: '', early: '' }
/** In milliseconds: no number is ahead of it. */
const END_OF_TIME = 0xff_ff_ff_00_00_00

const newLine = (): Line => ({
  count: 0,
  clamped: false,
  selected: true,
  order: noOrder,
  selectOrder: noOrder
})

/** What comes back is selected again, whatever older wishes still arrive. */
const placed = (line: Line, order: IntentOrder) =>
  line.count === 0
    ? { selected: true, selectOrder: order }
    : { selected: line.selected, selectOrder: line.selectOrder }

/** A copy of the newest wish was not passed over. */
function noteNewer(passed: Map<LineKey, string>, key: LineKey, known: IntentOrder, intent = '') {
  const newer = newerThan(intent, known)
  if (newer !== undefined) passed.set(key, newer)
}

const outcome = (basket: Basket, passed: ReadonlyMap<LineKey, string>): Basket =>
  passed.size === 0 ? basket : { ...basket, newest: Object.fromEntries(passed) }

/** A line never holds more than there is; one that is sold out keeps what was wanted before. */
function settled(wanted: number, stock: number, { count }: Line) {
  const most = stock === 0 ? count : stock
  return { count: Math.min(wanted, most), clamped: stock > 0 && wanted > stock }
}
