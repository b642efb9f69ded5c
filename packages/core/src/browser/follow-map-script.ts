import { MAPS_ORIGIN } from '../catalog/map/map.ts'

/** The binding is silent about a script that was refused: here it is heard; returns the way to stop. */
export function followMapScript(failed: () => void): () => void {
  const left = new AbortController()
  const { signal } = left
  const onLoaded = ({ target }: Event) => {
    if (isOfMaps(target)) failed()
  }
  // It rejects with the event of the script, and nobody waits for its promise.
  const settle = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof Event && isOfMaps(event.reason.target)) event.preventDefault()
  }
  window.addEventListener('error', onLoaded, { signal, capture: true })
  window.addEventListener('unhandledrejection', settle, { signal })
  return () => left.abort()
}

const isOfMaps = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement && target.src.startsWith(MAPS_ORIGIN)
