export { sizeMatrixMessages } from './size-matrix.messages.ts'
export {
  cellStock,
  cellToward,
  type MatrixCell,
  type MatrixCounts,
  matrixCounts,
  matrixTotal,
  offeredMatrix,
  putMatrix,
  type SizeMatrix,
  typedPieces
} from './size-matrix.ts'
