export {
  type ShopToast,
  TOAST_MS,
  type ToastText,
  type ToastTone,
  withToast
} from './toast-queue.ts'
export { createToastsMachine, type ToastsActor } from './toasts.machine.ts'
export { shownToast } from './toasts.selectors.ts'
