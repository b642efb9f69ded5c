import { useState } from 'react'

import { kitMessages } from '../kit.messages.ts'
import { pictureStyle } from './picture.styles.ts'

export interface PictureSource {
  type: string
  srcSet: string
}

export interface PictureProps {
  src: string
  /** What is on the picture; empty only for decoration. */
  alt: string
  /** Pixels of the file: they keep the place before it arrives. */
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Better formats, best first. */
  sources?: readonly PictureSource[] | undefined
  /** The main picture of the screen: loaded at once and first. */
  priority?: boolean | undefined
  /** Fills its place; without it the picture keeps its own proportions. */
  fit?: 'contain' | 'cover' | undefined
}

/** A picture which leaves a placeholder of the same size when its file does not load (§4). */
export const Picture = (props: PictureProps) => <LoadedPicture key={props.src} {...props} />

function LoadedPicture({ sources, priority, fit, ...image }: PictureProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return <NoImage alt={image.alt} width={image.width} height={image.height} fit={fit} />

  const picture = (
    <img
      {...image}
      className={pictureStyle()}
      data-fit={fit}
      alt={image.alt}
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      onError={() => setFailed(true)}
      // The file may have failed before the page came alive.
      ref={node => {
        if (node && isBroken(node)) setFailed(true)
      }}
    />
  )
  if (!sources) return picture
  return (
    <picture>
      {sources.map(source => (
        <source key={source.type} {...source} sizes={image.sizes} />
      ))}
      {picture}
    </picture>
  )
}

/** Tells whether the file of a picture has been asked for and did not come. */
export const isBroken = (image: HTMLImageElement) =>
  image.complete && image.currentSrc !== '' && image.naturalWidth === 0

type NoImageProps = Pick<PictureProps, 'alt' | 'width' | 'height' | 'fit'>

const WORDS_FROM_PX = 100

/**
 * Keeps the place of a picture that is not there; its drawing grows with the place, a small place
 * has no words.
 */
export function NoImage({ alt, width, height, fit }: NoImageProps) {
  const side = Math.min(width, height)
  const isSmall = side < WORDS_FROM_PX
  const icon = side * (isSmall ? 0.5 : 0.18)
  return (
    <svg
      className={pictureStyle()}
      data-failed
      data-fit={fit}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={!alt}
    >
      <use
        href="#i-photo-off"
        x={(width - icon) / 2}
        y={height / 2 - (isSmall ? icon / 2 : icon)}
        width={icon}
        height={icon}
      />
      {!isSmall && (
        <text x={width / 2} y={height / 2 + icon * 0.7} fontSize={icon * 0.4}>
          {kitMessages.photoSoon}
        </text>
      )}
    </svg>
  )
}
