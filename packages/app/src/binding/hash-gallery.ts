import { later } from '@vitrina/react-ui'
import { useEffect, useState } from 'react'

/** Its code comes with the first picture that is opened. */
export const HashLightbox = later(async () => (await import('./hash-lightbox.tsx')).HashLightbox)

interface OpenedAt {
  /** A place, or the hash that may name one. */
  readonly start: number | string
  /** The picture that was touched. */
  readonly thumb?: Element | undefined
}

/** A gallery of the page: opened by a click, or by an address that names one of its slides. */
export function useHashGallery(slug: string) {
  const [opened, setOpened] = useState<OpenedAt>()

  useEffect(() => {
    function check() {
      const hash = location.hash.slice(1)
      // The lightbox knows whether there is such a slide.
      if (hash.startsWith(slug)) setOpened(shown => shown ?? { start: hash })
    }
    check()
    addEventListener('hashchange', check)
    return () => removeEventListener('hashchange', check)
  }, [slug])

  return { opened, open: setOpened, close: () => setOpened(undefined) }
}
