let loading: Promise<void> | undefined

/**
 * Brings the icons that the document came without, for what is drawn beyond it. Rejects where their code
 * cannot be had; the next call asks again.
 */
export function loadIcons(): Promise<void> {
  loading ??= import('./late-icons.tsx').then(({ placeIcons }) => placeIcons(document))
  return loading.catch((error: unknown) => {
    loading = undefined
    throw error
  })
}
