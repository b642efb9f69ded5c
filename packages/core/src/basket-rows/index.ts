export {
  type BasketRow,
  basketRows,
  rowName,
  rowRules,
  type SetRow,
  selectedRows
} from './basket-rows.view.ts'
export { basketWords, fewWords, partsText } from './basket-words.ts'
export { itemNote } from './item-note.ts'
export { canLeaveToShop, type OrderGate, orderGate } from './order-gate.ts'
export { removeRows } from './remove-rows.ts'
export {
  agreeCommand,
  countCommand,
  neighbourOf,
  selectCommand,
  typedCommand
} from './row-commands.ts'
export { partPrices, rowPrice } from './row-price.ts'
export { goneView, type RowsRemoval, type SelectionView, selectionView } from './row-selection.ts'
