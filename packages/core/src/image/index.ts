export {
  createImageMachine,
  type ImageActor,
  type ImageEvent,
  LAZY_ROOT_MARGIN_PX,
  LAZY_THRESHOLD
} from './image.machine.ts'
export { isImageWanted, isPlaceholderShown } from './image.selectors.ts'
