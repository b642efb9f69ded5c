import type { LightboxSlide } from '@vitrina/core/entities'
import { partMessages } from '@vitrina/core/store'
import { type LightboxEvent, type LightboxView, lightboxText } from '@vitrina/core/viewer'
import { useEffect, useRef } from 'react'
import { SeenPicture } from '../binding/seen-picture.tsx'
import { Button } from '../kit/button/button.tsx'
import { Icon, type IconName } from '../kit/icon/icon.tsx'
import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { lightboxFrameMessages } from './lightbox-frame.messages.ts'

interface LightboxFrameProps {
  readonly slides: readonly LightboxSlide[]
  readonly view: LightboxView
  readonly isZoomed: boolean
  readonly onZoom: () => void
  readonly onRetry: () => void
  readonly send: (event: LightboxEvent) => void
}

/** What stands over the slides: where one is, what can be done, what went wrong. */
export function LightboxFrame(props: LightboxFrameProps) {
  const { slides, view, send, onRetry } = props
  const slide = slides[view.index]
  const state = view.slides[view.index]
  const many = slides.length > 1
  return (
    <>
      <p className="count" aria-live="polite">
        <span>{`${view.index + 1} / ${slides.length}`}</span>
        <span className="vh">{slide?.caption}</span>
      </p>
      <Tools {...props} slide={slide} />
      {state?.phase === 'loading' && (
        <span className="wait" role="status" aria-label={lightboxFrameMessages.loading} />
      )}
      {state?.problem && (
        <div className="note" role="alert">
          <Icon name="photo-off" />
          <p>{lightboxText(state.problem)}</p>
          <Button variant="line" onClick={onRetry}>
            {partMessages.retry}
          </Button>
        </div>
      )}
      {many && (
        <Turn way="previous" icon="arrow-left" label={lightboxFrameMessages.previous} send={send} />
      )}
      {many && (
        <Turn way="next" icon="arrow-right" label={lightboxFrameMessages.next} send={send} />
      )}
      <div className="foot">
        {slide?.caption && <p className="caption">{slide.caption}</p>}
        {many && <Strip slides={slides} index={view.index} send={send} />}
      </div>
    </>
  )
}

interface TurnProps extends Pick<LightboxFrameProps, 'send'> {
  readonly way: 'previous' | 'next'
  readonly icon: IconName
  readonly label: string
}

const Turn = ({ way, icon, label, send }: TurnProps) => (
  <div className={way}>
    <IconButton
      icon={icon}
      variant="sheet"
      label={label}
      onClick={() => send({ type: `slide.${way}` })}
    />
  </div>
)

interface ToolsProps extends LightboxFrameProps {
  readonly slide: LightboxSlide | undefined
}

const Tools = ({ slide, view, isZoomed, onZoom, send }: ToolsProps) => (
  <div className="tools">
    {view.canPlay && (
      <IconButton
        icon={view.isPlaying ? 'player-pause' : 'player-play-filled'}
        label={view.isPlaying ? lightboxFrameMessages.stop : lightboxFrameMessages.play}
        onClick={() => send({ type: 'slideshow.toggle' })}
      />
    )}
    {slide?.type === 'image' && (
      <IconButton
        icon={isZoomed ? 'zoom-out' : 'zoom-in'}
        label={isZoomed ? lightboxFrameMessages.zoomOut : lightboxFrameMessages.zoomIn}
        onClick={onZoom}
      />
    )}
    {slide?.downloadSrc && (
      <IconButton
        icon="download"
        label={lightboxFrameMessages.download}
        href={slide.downloadSrc}
        download
      />
    )}
    <IconButton
      icon="x"
      label={lightboxFrameMessages.close}
      onClick={() => send({ type: 'lightbox.close' })}
    />
  </div>
)

const STRIP_ICONS: Readonly<Record<string, IconName>> = {
  ...{ video: 'player-play-filled', html5video: 'player-play-filled' },
  map: 'map-pin'
}

type StripProps = Pick<LightboxFrameProps, 'slides' | 'send'> & { readonly index: number }

function Strip({ slides, index, send }: StripProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])
  return (
    <div ref={row} className="strip">
      {slides.map(({ type, thumb, caption }, place) => (
        <button
          key={place}
          type="button"
          aria-label={caption || `${place + 1}`}
          aria-current={place === index || undefined}
          onClick={() => send({ type: 'slide.goTo', index: place })}
        >
          {thumb ? (
            <SeenPicture src={thumb} alt="" width={56} height={56} fit="cover" />
          ) : (
            <Icon name={STRIP_ICONS[type] ?? 'file-invoice'} />
          )}
        </button>
      ))}
    </div>
  )
}
