let loading: Promise<void> | undefined

/**
 * The shop's whole stylesheet: what a page beyond the first one, or a window, looks like. Rejects where it
 * cannot be had, as code that is missing does; the next call asks again.
 */
export function loadStylesheet(): Promise<void> {
  loading ??= append(document.querySelector<HTMLElement>('script[data-entry]')?.dataset.styles)
  return loading.catch((error: unknown) => {
    loading = undefined
    throw error
  })
}

/** Asks for it ahead: whoever needs it hears that it is missing. */
export const bringStylesheet = () => void loadStylesheet().catch(() => undefined)

/** A page without it is no page of the shop: a navigation loads its document instead, which has its own. */
const append = (href: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    // From sources there is no such file: every style brings its own text.
    if (!href) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`No stylesheet: ${href}`))
    }
    document.head.append(link)
  })
