export { basketChangesMessages } from './basket-changes/basket-changes.messages.ts'
export { type BasketChange, basketChangesSubject } from './basket-changes/basket-changes.ts'
export { changeRows } from './basket-changes/basket-changes.view.ts'
export type { BasketChangesCommand } from './basket-changes/basket-changes-commands.ts'
export { takeBack } from './basket-changes/take-back.ts'
export {
  type PostedRemoval,
  postedRemoval,
  postRemoval,
  removalFields
} from './basket-removal/posted-removal.ts'
export {
  type BasketRow,
  basketRows,
  rowName,
  rowRules,
  type SetRow,
  selectedRows
} from './basket-rows/basket-rows.view.ts'
export { basketWords, fewWords, partsText } from './basket-rows/basket-words.ts'
export { itemNote } from './basket-rows/item-note.ts'
export { piecePrices, rowPrice } from './basket-rows/row-price.ts'
export {
  agreeCommand,
  canLeaveToShop,
  countCommand,
  goneView,
  neighbourOf,
  type OrderGate,
  orderGate,
  type RowsRemoval,
  removeRows,
  selectCommand,
  selectionView,
  typedCommand
} from './basket-rows/row-selection.ts'
export { type CartRow, type CartView, cartView } from './cart.view.ts'
export {
  COLUMN_FIELD,
  type ColumnChoice,
  columnChoices
} from './fast-order/column-question.view.ts'
export type { ExplainedLine } from './fast-order/explained-lines.ts'
export { fastOrderMessages } from './fast-order/fast-order.messages.ts'
export { fastOrderSubject } from './fast-order/fast-order.ts'
export {
  explainedOrder,
  type FastOrderProgress,
  fastOrderOutcome,
  fastOrderView,
  isUnchecked,
  type LineFilter,
  type LineView
} from './fast-order/fast-order.view.ts'
export type { FastOrder } from './fast-order/fast-order-state.ts'
export { readFastOrder } from './fast-order/fast-order-text.ts'
export { readTextFile } from './fast-order/file-text.ts'
export { postFastOrder, readPostedOrder } from './fast-order/posted-order.ts'
export { isWorkbookPart, workbookText } from './fast-order/workbook-text.ts'
export { addTaking } from './kept-baskets/add-taking.ts'
export { keptBasketMessages } from './kept-baskets/kept-baskets.messages.ts'
export {
  type KeptBasketsPage,
  type KeptBasketView,
  keptBasketsPage
} from './kept-baskets/kept-baskets.view.ts'
export { keptNameForm } from './kept-baskets/kept-name.form.ts'
export { keptQuestion } from './kept-baskets/kept-question.view.ts'
export { type AskedTaking, askedTaking, postKeptBasket } from './kept-baskets/posted-kept-basket.ts'
export { repeatMessages } from './repeat/repeat.messages.ts'
export { type Repetition, repeatOutcome } from './repeat/repeat-outcome.view.ts'
export {
  orderQuestion,
  type RepeatMode,
  type RepeatQuestion
} from './repeat/repeat-question.view.ts'
export { type SaleView, saleView } from './sale.view.ts'
export { postSchoolList } from './school-list/posted-school-list.ts'
export {
  chosenSchoolList,
  type SchoolListItem,
  type SchoolListLeft,
  schoolListCommands,
  schoolListItems,
  schoolListSum,
  turnSchoolListItem
} from './school-list/school-list.ts'
export { addSet } from './set-builder/add-set.ts'
export { lessPercent } from './set-builder/less-percent.ts'
export { postSet } from './set-builder/posted-set.ts'
export { setBuilderMessages } from './set-builder/set-builder.messages.ts'
export {
  chosenOptions,
  type SetChoice,
  type SetOption,
  type SetSlot,
  type SetSum,
  type SetView,
  setSum,
  withOption
} from './set-builder/set-builder.view.ts'
export { type SetBuilderView, setBuilderView } from './set-builder/set-builder-page.view.ts'
export { sizeMatrixMessages } from './size-matrix/size-matrix.messages.ts'
export {
  addMatrix,
  cellStock,
  cellToward,
  type MatrixCell,
  type MatrixCounts,
  matrixCounts,
  matrixTotal,
  offeredMatrix,
  type SizeMatrix,
  typedPieces
} from './size-matrix/size-matrix.ts'
