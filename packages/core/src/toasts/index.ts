export { actOnToast, toastAction } from './toast-action.ts'
export {
  type ShopToast,
  TOAST_MS,
  type ToastAction,
  type ToastText,
  type ToastTone
} from './toast-queue.ts'
export { shownToast, type ToastCommand, type ToastsContext, toastsSubject } from './toasts.ts'
