import { createRoot } from 'react-dom/client'

import { isBroken, NoImage } from './picture.tsx'

/** The place of a picture whose editor gave it no size, px. */
const PLACE = { width: 480, height: 320 } as const

/**
 * Replaces pictures that do not load by the placeholder (§4), from now on and those that failed before.
 * Only inside of `texts`, a selector of elements whose markup is not React's own.
 */
export function replaceBrokenPictures(texts: string): void {
  const replace = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement) || !target.closest(texts)) return
    const place = document.createElement('span')
    target.replaceWith(place)
    createRoot(place).render(<NoImage alt={target.alt} {...sizeOf(target)} />)
  }
  // The event does not bubble.
  addEventListener('error', ({ target }) => replace(target), true)
  for (const picture of [...document.images]) if (isBroken(picture)) replace(picture)
}

/** What the attributes say: a broken picture is not drawn in its size. */
function sizeOf(picture: HTMLImageElement) {
  const width = Number(picture.getAttribute('width'))
  const height = Number(picture.getAttribute('height'))
  return width > 0 && height > 0 ? { width, height } : PLACE
}
