export { sizeMatrixMessages } from './size-matrix.messages.ts'
export {
  cellToward,
  type MatrixCell,
  type MatrixCounts,
  matrixChanges,
  matrixTotal,
  offeredMatrix,
  type SizeMatrix
} from './size-matrix.ts'
