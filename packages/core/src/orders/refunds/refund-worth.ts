/** Pieces of a group that go back. */
export interface ReturnedPieces {
  readonly groupId: number
  readonly count: number
}

/** Pieces of a group that were bought. */
export interface BoughtPieces extends ReturnedPieces {
  /** What all of them cost. */
  readonly kopecks: number
}

/** Kopecks: what all goods of an order cost, and what was taken off. */
interface PaidGoods {
  readonly goods: number
  readonly discount: number
  readonly bonuses: number
}

/**
 * What the pieces cost when they were bought, before discount and bonuses, kopecks. Those of each group
 * are worth whole ones: sent back together they bring what they bring one group after the other.
 */
export const refundWorth = (
  pieces: readonly ReturnedPieces[],
  bought: readonly BoughtPieces[]
): number => total(pieces, piece => groupWorth(piece, bought))

function groupWorth({ groupId, count }: ReturnedPieces, bought: readonly BoughtPieces[]): number {
  const own = bought.filter(each => each.groupId === groupId)
  const all = total(own, known => known.count)
  return all === 0 ? 0 : Math.floor((total(own, ({ kopecks }) => kopecks) * count) / all)
}

/** What was bought and paid for, and what goes back of it already. */
interface RefundedOrder {
  readonly bought: readonly BoughtPieces[]
  readonly paid: PaidGoods
  /** Of refunds that were not refused: their pieces, and the kopecks for them. */
  readonly earlier: readonly {
    readonly pieces: readonly ReturnedPieces[]
    readonly kopecks: number
  }[]
}

/**
 * The money for pieces that go back, kopecks. Each refund brings up to what all pieces so far are worth,
 * so that the last one takes the rest: the parts add up to what was paid for the goods.
 */
export function refundKopecks(
  pieces: readonly ReturnedPieces[],
  { bought, paid, earlier }: RefundedOrder
): number {
  if (total(pieces, ({ count }) => count) === 0) return 0
  const all = merged([...earlier.flatMap(refund => refund.pieces), ...pieces])
  return Math.max(
    0,
    moneyBack(refundWorth(all, bought), paid) - total(earlier, ({ kopecks }) => kopecks)
  )
}

function merged(pieces: readonly ReturnedPieces[]): readonly ReturnedPieces[] {
  const counts = new Map<number, number>()
  for (const { groupId, count } of pieces) counts.set(groupId, (counts.get(groupId) ?? 0) + count)
  return [...counts].map(([groupId, count]) => ({ groupId, count }))
}

/** What comes back for goods of that worth: discount and bonuses are shared out over all. Kopecks. */
const moneyBack = (worth: number, { goods, discount, bonuses }: PaidGoods): number =>
  goods === 0 ? 0 : Math.floor((worth * (goods - discount - bonuses)) / goods)

/** What the shop is to blame for: it has to be described. */
export const isShopsFault = (reason: string): boolean =>
  reason === 'defect' || reason === 'wrong_item'

function total<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0)
}
