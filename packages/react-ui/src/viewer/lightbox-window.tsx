import type { LightboxSlide } from '@vitrina/core/entities'
import {
  fileSlides,
  galleryView,
  type ShownFile,
  slideOfHash,
  slideView
} from '@vitrina/core/viewer'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { useMedia } from '../binding/media-context.tsx'
import { useShop } from '../binding/shop-context.tsx'
import { followGestures, type Gestures } from './gallery-gestures.ts'
import { followKeys } from './gallery-keys.ts'
import { LightboxFrame } from './lightbox-frame.tsx'
import { type OpenGallery, openGallery } from './open-gallery.ts'
import type { SlidePorts } from './slide-node.ts'

/** The hash of the page's address, which Back gives up again. */
export interface HashAddress {
  /** Without `#`; '' when the gallery is left. */
  write(hash: string): void
  /** Calls back when somebody else has changed it; returns the way to stop. */
  follow(changed: (hash: string) => void): () => void
}

export interface LightboxProps {
  /** Names the gallery in the address. */
  readonly slug: string
  /** Pictures and films of the shop; other content comes as `slides`. */
  readonly files?: readonly ShownFile[] | undefined
  readonly slides?: readonly LightboxSlide[] | undefined
  readonly ports?: SlidePorts | undefined
  /** A place, or the hash of an address that may name one. */
  readonly start: number | string
  /** The name of the window. */
  readonly label: string
  /** The picture that was touched. */
  readonly thumb?: Element | undefined
  readonly address: HashAddress
  readonly onClose: () => void
}

type Initial = LightboxProps & { readonly slides: readonly LightboxSlide[] }

interface Shown {
  readonly gallery: OpenGallery
  readonly gestures: Gestures
}

/** One gallery at a time; it is what it was opened with until it is closed. */
export function LightboxWindow(props: LightboxProps) {
  const { clock } = useShop()
  const media = useMedia()
  const initial = useRef({ ...props, slides: props.slides ?? fileSlides(props.files ?? [], media) })
  const [shown, setShown] = useState<Shown>()
  const [isZoomed, setZoomed] = useState(false)

  useEffect(() => {
    const left = new AbortController()
    const { slug, slides, ports, start, label, thumb, address, onClose } = initial.current
    const index = typeof start === 'number' ? start : slideOfHash({ slug, slides }, start)
    if (index === undefined) return onClose()
    openGallery(
      { slug, slides, ports, index, label, thumb, onHash: address.write, onClosed: onClose },
      clock
    ).then(
      gallery => {
        if (left.signal.aborted) return gallery.stop()
        const gestures = followGestures(gallery, setZoomed)
        const stops = [
          gallery.stop,
          gestures.stop,
          gallery.lightbox.subscribe(gestures.reset),
          followAddress(gallery, initial.current),
          followKeys(gallery)
        ]
        left.signal.addEventListener('abort', () => {
          for (const stop of stops) stop()
        })
        gestures.reset()
        setShown({ gallery, gestures })
      },
      error =>
        setShown(() => {
          throw error
        })
    )
    return () => left.abort()
  }, [clock])

  return shown && <Frame {...shown} slides={initial.current.slides} isZoomed={isZoomed} />
}

interface FrameProps extends Shown {
  readonly slides: readonly LightboxSlide[]
  readonly isZoomed: boolean
}

/** Follows the machines of the gallery and of the slide that it shows. */
function Frame({ gallery: { lightbox, stage }, gestures, slides, isZoomed }: FrameProps) {
  const view = useSelector(lightbox.actor, galleryView)
  const { index } = view
  const slide = useSelector(lightbox.slide(index), state => state && slideView(state))
  return createPortal(
    <LightboxFrame
      slides={slides}
      view={{ ...view, slides: slide ? { [index]: slide } : {} }}
      isZoomed={isZoomed}
      onZoom={gestures.toggle}
      send={lightbox.send}
      onRetry={() => lightbox.notifySlide(index, { type: 'slide.retry' })}
    />,
    stage.frame
  )
}

/** An address that names no slide of it leaves the gallery. */
const followAddress = ({ lightbox }: OpenGallery, { address, ...gallery }: Initial) =>
  address.follow(hash =>
    lightbox.send(
      slideOfHash(gallery, hash) === undefined
        ? { type: 'lightbox.close' }
        : { type: 'hash.changed', hash }
    )
  )
