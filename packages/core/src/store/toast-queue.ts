export type ToastTone = 'good' | 'warning' | 'error'

export interface ToastText {
  readonly tone: ToastTone
  readonly title?: string | undefined
  readonly text: string
}

/** «Вернуть», for example: commands for a subject of the store, as plain JSON. */
export interface ToastAction {
  readonly label: string
  /** Name of the subject. */
  readonly subject: string
  readonly commands: readonly unknown[]
}

export interface ShopToast extends ToastText {
  readonly action?: ToastAction | undefined
}

/** §9: how long one is shown. */
export const TOAST_MS = 2500
/** More would speak of a time long past when their turn comes. */
const WAITING_MAX = 20

/** One visible, the rest wait in order; the same tone and words once only (C17). */
export function withToast<Toast extends ToastText>(
  queue: readonly Toast[],
  toast: Toast
): readonly Toast[] {
  const isQueued = queue.some(each => isSame(each, toast))
  return isQueued || queue.length > WAITING_MAX ? queue : [...queue, toast]
}

const isSame = (one: ToastText, other: ToastText) =>
  one.tone === other.tone && one.title === other.title && one.text === other.text
