import { FAST_ORDER_LINES_PER_CALL } from '../../contracts/lines-per-call.ts'
import type { FastOrder } from './fast-order-state.ts'

/** Of its subject, for who runs it without having its rules. */
export const FAST_ORDER_NAME = 'fast-order'

/** Codes that the shop has not been asked for. */
export const unknownCodes = ({
  lines,
  initial: known
}: Pick<FastOrder, 'lines' | 'initial'>): string[] => [
  ...new Set(lines.flatMap(({ code }) => (Object.hasOwn(known, code) ? [] : [code])))
]

/** The codes of the next call. */
export const codesToAsk = (order: FastOrder): string[] =>
  unknownCodes(order).slice(0, FAST_ORDER_LINES_PER_CALL)
