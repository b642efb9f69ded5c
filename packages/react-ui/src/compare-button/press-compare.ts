export { turnCompare } from '@vitrina/core/compare'
