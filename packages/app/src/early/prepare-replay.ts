import type {} from './early-events.ts'

/**
 * How to begin: with what the visitor did before the application was there, else at the first focus. Who
 * has only waited does without the code that repeats it. What it gives is to be called in the task
 * that starts to hydrate `root`.
 */
export async function prepareReplay(root: Element): Promise<() => void> {
  const early = window.__early
  if ((early?.kept.length ?? 0) > 0 || document.activeElement?.matches('input, textarea, select')) {
    const { takeKept } = await import('./replay.ts')
    if (early) early.wasUsed = true
    return () => {
      const again = takeKept(early)
      hydrateNow(root)
      again()
    }
  }
  return () => {
    early?.stop()
    root.addEventListener('focusin', () => hydrateNow(root), { once: true, capture: true })
  }
}

/** React does not wait for a free moment when an event of this kind comes from inside its root. */
function hydrateNow(root: Element) {
  root.firstElementChild?.dispatchEvent(new Event('keyup'))
}
