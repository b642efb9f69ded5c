import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'

import { Toast, ToastViewport } from '../kit/toast/toast.tsx'
import { createToastQueue, type ToastQueue } from './toast-queue.ts'

const ToastsContext = createContext<ToastQueue | undefined>(undefined)

interface ToastsProviderProps {
  /** One that is filled from outside as well. */
  readonly queue?: ToastQueue | undefined
  readonly children: ReactNode
}

/** Gives everything inside it one queue of toasts. */
export function ToastsProvider({ queue, children }: ToastsProviderProps) {
  const [own] = useState(() => queue ?? createToastQueue())
  return <ToastsContext value={own}>{children}</ToastsContext>
}

/** `show({ tone, text })` from the handler of an event. */
export function useToasts(): ToastQueue {
  const queue = useContext(ToastsContext)
  if (queue === undefined) throw new Error('useToasts is used outside ToastsProvider')
  return queue
}

/** The server shows none: one that came before the page was taken over waits for that. */
const noToast = () => undefined

/** The place of toasts; stands on the page from the start, or screen readers would miss the first. */
export function Toasts() {
  const { current, subscribe, close, pause, resume } = useToasts()
  const toast = useSyncExternalStore(subscribe, current, noToast)
  return (
    <ToastViewport>
      {toast && (
        <Toast key={toast.text} {...toast} onClose={close} onPause={pause} onResume={resume} />
      )}
    </ToastViewport>
  )
}
