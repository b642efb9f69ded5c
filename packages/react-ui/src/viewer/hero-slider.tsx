import { Children, type ReactNode } from 'react'

import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { Arrows } from './arrows.tsx'
import { heroSliderStyle } from './hero-slider.styles.ts'
import { sliderMessages } from './slider.messages.ts'
import { useSlider } from './use-slider.ts'

interface HeroSliderProps {
  label: string
  children: ReactNode
}

/**
 * Slides over the whole width that turn by themselves. The zipper shows the five seconds of a slide;
 * it is open again when somebody has looked closer.
 */
export function HeroSlider({ label, children }: HeroSliderProps) {
  const slides = Children.toArray(children)
  const { row, view, index, press, toggle, hands } = useSlider(slides.length, true)
  const isPlaying = view?.isPlaying ?? false

  return (
    <section
      className={heroSliderStyle()}
      aria-label={label}
      aria-roledescription={sliderMessages.carousel}
      data-live={view?.isRunning || undefined}
    >
      <section
        ref={row}
        className="slides"
        data-many={slides.length > 1 || undefined}
        aria-label={sliderMessages.slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled row must be reachable by keyboard.
        tabIndex={0}
        aria-live={isPlaying ? 'off' : 'polite'}
        {...hands}
      >
        <div className="track">
          {slides.map((slide, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields.
            <div
              key={place}
              className="slide"
              role="group"
              aria-roledescription={sliderMessages.slide}
              aria-label={sliderMessages.place(place + 1, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
      </section>
      {slides.length > 1 && (
        <div className="controls">
          <span className="num b">{`${index + 1} / ${slides.length}`}</span>
          <span className="timer" aria-hidden="true">
            <span className="run" key={index}>
              <svg aria-hidden="true">
                <use href="#pull" />
              </svg>
            </span>
          </span>
          <IconButton
            icon={isPlaying ? 'player-pause' : 'player-play-filled'}
            size="s"
            look="inherit"
            label={isPlaying ? sliderMessages.stop : sliderMessages.play}
            onClick={toggle}
          />
          <Arrows look="inherit" press={press} />
        </div>
      )}
    </section>
  )
}
