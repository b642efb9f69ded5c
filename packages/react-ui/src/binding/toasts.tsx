import { actOnToast, type ShopToast, shownToast, toastsSubject } from '@vitrina/core/store'
import { useCallback, useSyncExternalStore } from 'react'

import { Toast, ToastViewport } from '../kit/toast/toast.tsx'
import { useShop } from './shop-context.tsx'

/** `show({ tone, text })` from the handler of an event. */
export function useToasts() {
  const shop = useShop()
  const show = useCallback(
    (toast: ShopToast) => shop.send(toastsSubject, { type: 'toast.show', toast }),
    [shop]
  )
  return { show }
}

/** The server shows none: one that came before the page was taken over waits for that. */
const noToast = () => undefined

/** The place of toasts; stands on the page from the start, or screen readers would miss the first. */
export function Toasts() {
  const shop = useShop()
  const subscribe = useCallback(
    (listener: () => void) => shop.subscribe(toastsSubject, listener),
    [shop]
  )
  const toast = useSyncExternalStore(subscribe, () => shownToast(shop.get(toastsSubject)), noToast)
  return <ToastViewport>{toast && <ShownToast key={toast.text} toast={toast} />}</ToastViewport>
}

function ShownToast({ toast: { action, ...words } }: { readonly toast: ShopToast }) {
  const shop = useShop()
  return (
    <Toast
      {...words}
      action={action && { label: action.label, onPress: () => actOnToast(shop) }}
      onClose={() => shop.send(toastsSubject, { type: 'toast.close' })}
      onPause={() => shop.send(toastsSubject, { type: 'toast.hold' })}
      onResume={() => shop.send(toastsSubject, { type: 'toast.release' })}
    />
  )
}
