let loading: Promise<void> | undefined

/** The shop's whole stylesheet: what a page beyond the first one, or a window, looks like. */
export function loadStylesheet(): Promise<void> {
  loading ??= append(document.querySelector<HTMLElement>('script[data-entry]')?.dataset.styles)
  return loading
}

/** The first sign of a visitor: whatever comes next may look like nothing on this page. */
export function loadStylesheetOnIntent(root: Document): void {
  const stop = new AbortController()
  const start = () => {
    stop.abort()
    void loadStylesheet()
  }
  for (const intent of ['pointerover', 'touchstart', 'focusin', 'keydown'] as const) {
    root.addEventListener(intent, start, { signal: stop.signal, passive: true })
  }
}

/** Without it the page is plain but works: a navigation does not fail for it. */
const append = (href: string | undefined): Promise<void> =>
  new Promise(resolve => {
    // From sources there is no such file: every style brings its own text.
    if (!href) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
