import { actOnToast, type ShopToast, shownToast, toastsSubject } from '@vitrina/core/store'
import { useCallback, useSyncExternalStore } from 'react'

import { Toast, ToastViewport } from '../kit/toast/toast.tsx'
import { useShop } from './shop-context.tsx'

/** Gives `show({ tone, text })`, for handlers of events. */
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

/**
 * Shows the toasts of the shop, one at a time. Put it on the page once, from the start, or screen
 * readers would miss the first.
 */
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
