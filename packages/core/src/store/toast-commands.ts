import { anObject, type CommandOf, type CommandSchema } from '../platform/command-shapes.ts'
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

export const toastsSchema: CommandSchema = { name: 'toasts', shapes: toastsShapes }
