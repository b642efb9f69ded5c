export {
  type BasketRow,
  basketRows,
  piecesOf,
  rowMax,
  rowName,
  type SetRow,
  selectedRows
} from './basket-rows.view.ts'
export { basketWords, fewWords, partsText, removalText } from './basket-words.ts'
export { type OrderGate, orderGate } from './order-gate.ts'
export {
  agreeCommand,
  canRestore,
  countCommand,
  neighbourOf,
  removeCommands,
  restoreCommands,
  selectCommand,
  typedCommands
} from './row-commands.ts'
export { partPrices, rowPrice } from './row-price.ts'
