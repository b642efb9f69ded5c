export {
  type BasketRow,
  basketRows,
  piecesOf,
  rowMax,
  rowName,
  selectedRows
} from './basket-rows.view.ts'
export { basketWords, fewWords, removalText } from './basket-words.ts'
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
export { rowPrice } from './row-price.ts'
