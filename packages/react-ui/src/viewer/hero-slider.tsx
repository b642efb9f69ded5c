import { Children, type ReactNode } from 'react'

import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { style } from '../theme/style.ts'
import { Arrows } from './shelf.tsx'
import { sliderMessages } from './slider.messages.ts'
import { useSlider } from './use-slider.ts'

/** A slide that came while another one has not may still grow with it: all are shown at once. */
const heroSliderStyle = style(`
  position: relative; border-radius: var(--r-xl); overflow: hidden;
  & > .slides { position: relative; overflow-x: auto; scroll-snap-type: x mandatory; scroll-behavior: smooth; scrollbar-width: none; }
  @supports selector(:has(a)) {
    & > .slides[data-many] { visibility: hidden; }
    & > .slides:has(+ .controls) { visibility: visible; }
  }
  & > .slides[data-drawn] { overflow: hidden; overflow: clip; touch-action: pan-y; }
  & .track { display: flex; }
  & .slide { flex: none; width: 100%; scroll-snap-align: start; scroll-snap-stop: always; display: grid; }
  & > .slides:focus-visible { outline-offset: -3px; border-radius: var(--r-xl); }
  & > .controls { position: absolute; left: 64px; bottom: 26px; display: flex; align-items: center; gap: 14px; color: var(--c-heading); }
  & .arrows { display: flex; }
  & .timer { position: relative; width: 120px; height: 18px; overflow: hidden; }
  & .timer::before { content: ""; position: absolute; inset: 2px 0 auto; height: 13px; border-block: 3px dashed; opacity: .4; }
  & .run { position: absolute; left: 0; top: 6px; width: calc(100% - 24px); height: 6px; transform: translateX(calc(10px - 100%)); background: repeating-linear-gradient(90deg, currentColor 0 3px, transparent 3px 6px) 0 0 / 100% 3px no-repeat, repeating-linear-gradient(90deg, transparent 0 3px, currentColor 3px 6px) 0 3px / 100% 3px no-repeat; }
  & .run > svg { position: absolute; right: -24px; top: -5px; width: 34px; height: 16px; }
  &[data-live] .run { animation: run 5s steps(16) forwards; }
  @keyframes run { to { transform: none; } }
  @media (prefers-reduced-motion: reduce) { &[data-live] .run { animation: none !important; } }
  @media (max-width: 1179px) { & > .controls { left: 40px; } }
  @media (max-width: 767px) {
    & > .controls { left: 24px; bottom: 12px; gap: 8px; }
    & .timer { width: 74px; }
    & .arrows:not(:focus-within) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`)

interface HeroSliderProps {
  label: string
  children: ReactNode
}

/**
 * Shows slides over the whole width that turn by themselves. The zipper shows the five seconds of a
 * slide; it is open again when somebody has looked closer. Each child is a slide, and visitors who
 * want less motion turn them themselves.
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
            variant="inherit"
            label={isPlaying ? sliderMessages.stop : sliderMessages.play}
            onClick={toggle}
          />
          <Arrows variant="inherit" press={press} />
        </div>
      )}
    </section>
  )
}
