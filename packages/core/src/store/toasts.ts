import { defineSubject } from './by-command.ts'
import type { ToastCommand } from './toast-commands.ts'
import { type ShopToast, TOAST_MS, withToast } from './toast-queue.ts'

export interface ToastsContext {
  /** The first one is on the screen. */
  readonly queue: readonly ShopToast[]
  /** The pointer or the focus is on it: its time stands still. */
  readonly isHeld: boolean
  /** Grows whenever the time of the one on the screen begins anew. */
  readonly turn: number
}

const empty: ToastsContext = { queue: [], isHeld: false, turn: 0 }

/** §9: at the bottom, 2500 ms, one at a time, no duplicates. */
export const toastsSubject = /* @__PURE__ */ defineSubject<ToastsContext, ToastCommand>({
  name: 'toasts',
  start: initial => ({ ...empty, ...initial }),
  commands: {
    'toast.show': (toasts, { toast }) => ({ ...toasts, queue: withToast(toasts.queue, toast) }),
    'toast.close': next,
    'toast.act': toasts => (toasts.queue[0]?.action ? next(toasts) : toasts),
    'toast.hold': toasts => (toasts.queue.length > 0 ? { ...toasts, isHeld: true } : toasts),
    'toast.release': toasts =>
      toasts.isHeld ? { ...toasts, isHeld: false, turn: toasts.turn + 1 } : toasts
  },
  due: ({ queue, isHeld, turn }) =>
    queue.length === 0 || isHeld
      ? undefined
      : { id: `toast-${turn}`, ms: TOAST_MS, command: { type: 'toast.close' } }
})

function next({ queue, turn }: ToastsContext): ToastsContext {
  return queue.length > 0
    ? { queue: queue.slice(1), isHeld: false, turn: turn + 1 }
    : { ...empty, turn }
}

/** The one on the screen; the others wait. */
export const shownToast = ({ queue }: Pick<ToastsContext, 'queue'>): ShopToast | undefined =>
  queue[0]
