import { Children, type ReactNode, useEffect, useState } from 'react'

import { IconButton } from '../icon-button/icon-button.tsx'
import { useScrollRow } from '../shelf/use-scroll-row.ts'
import { heroSliderStyle } from './hero-slider.styles.ts'

interface HeroSliderProps {
  label: string
  children: ReactNode
}

/**
 * Slides over the whole width. The five seconds of a slide are the CSS animation of the zipper:
 * it stands still under the pointer or the focus, in a hidden tab and for reduced motion.
 */
export function HeroSlider({ label, children }: HeroSliderProps) {
  const slides = Children.toArray(children)
  const { row, place, look, show } = useScrollRow()
  const [isLive, setLive] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const turn = (by: number) => show((place.index + by + slides.length) % slides.length)

  // Its end before the page came alive would be lost.
  useEffect(() => setLive(true), [])

  return (
    <section
      className={heroSliderStyle()}
      aria-label={label}
      aria-roledescription="карусель"
      data-live={isLive || undefined}
      data-paused={isPaused || undefined}
    >
      <section
        ref={row}
        className="slides"
        aria-label="Слайды"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled row must be reachable by keyboard.
        tabIndex={0}
        aria-live={isPaused ? 'polite' : 'off'}
        onScroll={look}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields.
          <div
            key={index}
            role="group"
            aria-roledescription="слайд"
            aria-label={`${index + 1} из ${slides.length}`}
          >
            {slide}
          </div>
        ))}
      </section>
      {slides.length > 1 && (
        <div className="controls">
          <span className="num b">{`${place.index + 1} / ${slides.length}`}</span>
          <span className="timer" aria-hidden="true">
            <span className="run" key={place.index} onAnimationEnd={() => turn(1)}>
              <svg aria-hidden="true">
                <use href="#pull" />
              </svg>
            </span>
          </span>
          <IconButton
            icon={isPaused ? 'player-play-filled' : 'player-pause'}
            size="s"
            look="inherit"
            label={isPaused ? 'Продолжить показ' : 'Остановить показ'}
            onClick={() => setPaused(!isPaused)}
          />
          <span className="arrows">
            <IconButton icon="arrow-left" look="inherit" label="Назад" onClick={() => turn(-1)} />
            <IconButton icon="arrow-right" look="inherit" label="Вперёд" onClick={() => turn(1)} />
          </span>
        </div>
      )}
    </section>
  )
}
