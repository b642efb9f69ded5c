import { useEffect, useState } from 'react'

import { hashAddress } from './hash-address.ts'

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
    const look = (hash: string) => {
      // The lightbox knows whether there is such a slide.
      if (hash.startsWith(slug)) setOpened(shown => shown ?? { start: hash })
    }
    look(hashAddress.read())
    return hashAddress.follow(look)
  }, [slug])

  return { opened, open: setOpened, close: () => setOpened(undefined) }
}
