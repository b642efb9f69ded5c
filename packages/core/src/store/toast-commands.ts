import { anObject, type CommandOf, type Door } from '../platform/command-shapes.ts'
import type { ShopToast } from './toast-queue.ts'

const toastsShapes = {
  'toast.show': { toast: anObject<ShopToast>() },
  'toast.close': {},
  /** Its action is taken, which whoever sends this carries out (`actOnToast`). */
  'toast.act': {},
  'toast.hold': {},
  'toast.release': {}
}

export type ToastCommand = CommandOf<typeof toastsShapes>

export const toastsDoor: Door = { name: 'toasts', shapes: toastsShapes }
