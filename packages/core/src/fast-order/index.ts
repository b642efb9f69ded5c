export { COLUMN_FIELD, type ColumnChoice, columnChoices } from './column-question.view.ts'
export type { ExplainedLine } from './explained-lines.ts'
export { fastOrderMessages } from './fast-order.messages.ts'
export { fastOrderSubject } from './fast-order.ts'
export {
  explainedOrder,
  fastOrderView,
  type LineFilter,
  type LineView
} from './fast-order.view.ts'
export { ADDRESS_LETTERS, FAST_ORDER_LINES, fastOrderLimits } from './fast-order-lines.ts'
export { type FastOrderProgress, fastOrderOutcome, isUnchecked } from './fast-order-outcome.view.ts'
export type { FastOrder } from './fast-order-state.ts'
export { readFastOrder } from './fast-order-text.ts'
export { readTextFile } from './file-text.ts'
export { postFastOrder, readPostedOrder } from './posted-order.ts'
export { isWorkbookPart, workbookText } from './workbook-text.ts'
