export { sizeMatrixMessages } from './size-matrix.messages.ts'
export {
  cellToward,
  type MatrixCell,
  type MatrixCounts,
  matrixChanges,
  matrixTotal,
  type SizeMatrix,
  sizeMatrix
} from './size-matrix.ts'
