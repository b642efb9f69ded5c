import { TOAST_MS, type ToastText, withToast } from '@vitrina/core/toasts'

export interface ToastMessage extends ToastText {
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

export interface ToastQueue {
  /** The one on the screen. */
  current(): ToastMessage | undefined
  subscribe(listener: () => void): () => void
  /** One visible, the rest wait in order; a duplicate is dropped (C17). */
  show(toast: ToastMessage): void
  close(): void
  pause(): void
  resume(): void
}

export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>()
  let queue: readonly ToastMessage[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: readonly ToastMessage[]) {
    const isSame = next[0] === queue[0]
    queue = next
    if (isSame) return
    pause()
    if (next[0] !== undefined) resume()
    for (const listener of listeners) listener()
  }

  const close = () => set(queue.slice(1))

  function pause() {
    clearTimeout(timer)
  }

  function resume() {
    clearTimeout(timer)
    timer = setTimeout(close, TOAST_MS)
  }

  return {
    current: () => queue[0],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(toast) {
      set(withToast(queue, toast))
    },
    close,
    pause,
    resume
  }
}
