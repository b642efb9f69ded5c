import { constructorSetId } from '../basket/constructor-set.ts'
import type { Basket, BasketIntent, SetIntent } from '../entities/basket.ts'
import { ApiError } from '../errors/api-error.ts'
import { demoGroup, demoProduct, demoTotal } from './fixtures.ts'

const PRICE_RUBLES = 450
const SET_PRICE_RUBLES = 800
const FREE_DELIVERY_FROM_RUBLES = 5000

interface Line {
  count: number
  selected: boolean
  /** The newest intent applied, also to a line taken out since. */
  intent: string
  /** The newest intent about the selection. */
  selectIntent: string
}

interface SetLine extends Line {
  readonly code: string
  readonly groupIds: number[]
}

/** Of a wish about more than quantities: its id, and the sets meant besides the lines. */
interface Wish {
  readonly intent?: string | undefined
  readonly setIds?: readonly string[] | undefined
}

export interface FakeBasketOptions {
  /** Pieces in stock by group id; 999 for a group that is not named. */
  readonly stock?: Readonly<Record<number, number>>
  readonly promoCodes?: readonly string[]
  /** Groups that nobody has to deliver: certificates. */
  readonly virtual?: readonly number[]
  /** The fault that the intents' ids guard against: every copy of a request counts. */
  readonly ignoresIntentIds?: boolean
  readonly addsCounts?: boolean
}

export interface FakeBasket {
  read(): Basket
  put(intents: readonly BasketIntent[], isAbsolute?: boolean): Basket
  putSet(intent: SetIntent): Basket
  select(groupIds: readonly number[], selected: boolean, wish?: Wish): Basket
  setPromo(code: string | null, wish?: Wish): Basket
  remove(groupIds: readonly number[]): Basket
  counts(): Record<string, number>
  setCounts(): Record<string, number>
}

/** A basket as the contracts describe it: absolute intents, a version, refusals in Russian. */
export function createFakeBasket(options: FakeBasketOptions = {}): FakeBasket {
  const lines = new Map<number, Line>()
  const sets = new Map<string, SetLine>()
  /** Ids of the wishes about the selection that came: a late copy finds no line put in since. */
  const selections = new Set<string>()
  let promo: string | null = null
  let promoIntent = ''
  let version = 0

  const stockOf = (groupId: number) => options.stock?.[groupId] ?? 999
  const filled = () => [...lines].filter(([, line]) => line.count > 0)

  const filledSets = () => [...sets].filter(([, set]) => set.count > 0)
  /** Without an id it is always news. */
  const isNews = (known: string, intent = '') =>
    intent === '' || intent > known || options.ignoresIntentIds === true

  function change(groupId: number, line: Line) {
    lines.set(groupId, line)
    version += 1
  }

  function apply({ id, groupId, count }: BasketIntent, isAbsolute: boolean) {
    const line = lines.get(groupId) ?? newLine()
    if (!isNews(line.intent, id)) return
    const wanted = isAbsolute && !options.addsCounts ? count : line.count + count
    change(groupId, { ...placed(line, id), count: Math.min(wanted, stockOf(groupId)), intent: id })
  }

  function read(): Basket {
    const products = filled().map(([id, { count, selected }]) => {
      const group = demoGroup({ id, count, selected, remnants: stockOf(id) })
      return demoProduct({ id, title: `Тетрадь № ${id}`, groups: [group] })
    })
    const bought = filled().filter(([, { selected }]) => selected)
    const isVirtual = bought.length > 0 && bought.every(([id]) => options.virtual?.includes(id))
    const ofLines = countOf(filled())
    const ofSets = countOf(filledSets())
    const price = ofLines.chosen * PRICE_RUBLES + ofSets.chosen * SET_PRICE_RUBLES
    return {
      version,
      data: [
        { inStock: true, constructorSets: filledSets().map(toConstructorSet), products },
        { inStock: false, constructorSets: [], products: [] }
      ],
      total: demoTotal({
        count: ofLines.chosen + ofSets.chosen,
        price,
        oldPrice: price,
        promocodeUsed: promo,
        needsDelivery: !isVirtual || ofSets.chosen > 0,
        remainsUntilFreeDelivery: Math.max(0, FREE_DELIVERY_FROM_RUBLES - price),
        productsCountInBasket: ofLines.pieces + ofSets.pieces
      })
    }
  }

  return {
    read,
    put(intents, isAbsolute = true) {
      const missing = intents.find(({ groupId, count }) => count > 0 && stockOf(groupId) === 0)
      if (missing) throw new ApiError({ message: 'Товар закончился', status: 409 })
      for (const intent of intents) apply(intent, isAbsolute)
      return read()
    },
    putSet({ id, code, groupIds, count }) {
      const setId = constructorSetId(code, groupIds)
      const set = sets.get(setId) ?? { ...newLine(), code, groupIds }
      if (!isNews(set.intent, id)) return read()
      const stock = Math.min(...groupIds.map(stockOf))
      if (count > 0 && stock === 0) throw new ApiError({ message: 'Товар закончился', status: 409 })
      sets.set(setId, { ...set, ...placed(set, id), count: Math.min(count, stock), intent: id })
      version += 1
      return read()
    },
    select(groupIds, selected, { intent = '', setIds = [] } = {}) {
      if (intent !== '' && selections.has(intent) && !options.ignoresIntentIds) return read()
      selections.add(intent)
      for (const [groupId, line] of filled()) {
        if (!groupIds.includes(groupId) || !isNews(line.selectIntent, intent)) continue
        change(groupId, { ...line, selected, selectIntent: intent || line.selectIntent })
      }
      for (const [setId, set] of filledSets()) {
        if (!setIds.includes(setId) || !isNews(set.selectIntent, intent)) continue
        sets.set(setId, { ...set, selected, selectIntent: intent || set.selectIntent })
        version += 1
      }
      return read()
    },
    setPromo(code, { intent } = {}) {
      // An exact copy of a refused wish is refused again.
      if (!isNews(promoIntent, intent) && intent !== promoIntent) return read()
      const known = options.promoCodes ?? ['ЛИНЕЙКА10']
      if (code !== null && !known.includes(code)) {
        if (isNews(promoIntent, intent)) promoIntent = intent ?? promoIntent
        throw new ApiError({ message: 'Промокод не найден', status: 422 })
      }
      if (isNews(promoIntent, intent)) {
        promo = code
        promoIntent = intent ?? promoIntent
        version += 1
      }
      return read()
    },
    remove(groupIds) {
      for (const [groupId, line] of filled()) {
        if (groupIds.includes(groupId)) change(groupId, { ...line, count: 0 })
      }
      return read()
    },
    counts: () => Object.fromEntries(filled().map(([groupId, { count }]) => [groupId, count])),
    setCounts: () => Object.fromEntries(filledSets().map(([setId, { count }]) => [setId, count]))
  }
}

const newLine = (): Line => ({ count: 0, selected: true, intent: '', selectIntent: '' })

/** What comes back is selected again, whatever older wishes still arrive. */
const placed = (line: Line, intent: string) =>
  line.count === 0
    ? { selected: true, selectIntent: intent }
    : { selected: line.selected, selectIntent: line.selectIntent }

const countOf = (lines: readonly (readonly [unknown, Line])[]) => ({
  pieces: lines.reduce((sum, [, { count }]) => sum + count, 0),
  chosen: lines.reduce((sum, [, { count, selected }]) => sum + (selected ? count : 0), 0)
})

const toConstructorSet = ([id, { code, groupIds, count, selected }]: [string, SetLine]) => ({
  id,
  code,
  title: 'Набор первоклассника',
  groupIds,
  count,
  price: SET_PRICE_RUBLES,
  oldPrice: null,
  sum: count * SET_PRICE_RUBLES,
  selected,
  basketErr: '',
  products: groupIds.map(groupId =>
    demoProduct({
      id: groupId,
      title: `Тетрадь № ${groupId}`,
      groups: [demoGroup({ id: groupId, count, selected })]
    })
  )
})
