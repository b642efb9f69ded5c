/** Tells when the device has lost its network, and when it has one again. */
export function watchNetwork(listener: { readonly gone: () => void; readonly back: () => void }) {
  addEventListener('offline', listener.gone)
  addEventListener('online', listener.back)
}
