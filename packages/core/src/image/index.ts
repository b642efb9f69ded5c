export { LAZY_ROOT_MARGIN_PX, LAZY_THRESHOLD } from './lazy-picture.ts'
