export { fieldMasks, fitInn, fitMask } from './mask.ts'
