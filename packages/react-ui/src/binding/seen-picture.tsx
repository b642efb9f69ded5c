import { LAZY_ROOT_MARGIN_PX, LAZY_THRESHOLD } from '@vitrina/core/viewer'
import { type RefCallback, useCallback, useState } from 'react'

import { pictureStyle } from '../kit/picture/picture.styles.ts'
import { Picture, type PictureProps } from '../kit/picture/picture.tsx'

/** Draws a picture of script's own: its file is fetched when its place is seen (§9). */
export function SeenPicture(props: PictureProps) {
  const [isSeen, watch] = useSeen()
  if (isSeen) return <Picture {...props} />
  const { width, height, fit } = props
  return (
    <svg
      ref={watch}
      className={pictureStyle()}
      data-fit={fit}
      width={width}
      height={height}
      aria-hidden
    />
  )
}

/** Tells whether a tenth of an element has been within 10 px of the screen (§9), and watches it until then. */
export function useSeen(): [isSeen: boolean, watch: RefCallback<Element>] {
  const [isSeen, setSeen] = useState(false)
  const watch = useCallback((place: Element | null) => {
    if (place === null) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ intersectionRatio: share }) => share >= LAZY_THRESHOLD)) return
        observer.disconnect()
        setSeen(true)
      },
      { rootMargin: `${LAZY_ROOT_MARGIN_PX}px`, threshold: LAZY_THRESHOLD }
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return [isSeen, watch]
}
