export { fieldMasks, fitMask } from './mask.ts'
