import { Children, type ReactNode } from 'react'

import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { shelfStyle } from './shelf.styles.ts'
import { sliderMessages } from './slider.messages.ts'
import { useSlider } from './use-slider.ts'

interface ShelfProps {
  title: string
  /** Where all of it can be seen. */
  link?: { readonly href: string; readonly title: string } | undefined
  children: ReactNode
}

/** As many as a wide screen shows at once. */
const WIDE_COUNT = 4

/** A headed row of cards that scrolls sideways: four on a wide screen, two on a phone. */
export function Shelf({ title, link, children }: ShelfProps) {
  const cards = Children.toArray(children)
  const { row, press, hands } = useSlider(cards.length)
  return (
    <div className={shelfStyle()} data-long={cards.length > WIDE_COUNT || undefined}>
      <div className="head">
        <h2>{title}</h2>
        {link && (
          <a className="link" href={link.href}>
            {link.title}
          </a>
        )}
        <div className="arrows">
          <IconButton
            icon="arrow-left"
            look="line"
            label={sliderMessages.back}
            onClick={() => press(-1)}
          />
          <IconButton
            icon="arrow-right"
            look="line"
            label={sliderMessages.forward}
            onClick={() => press(1)}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled row must be reachable by keyboard. */}
      <section ref={row} className="scroller" aria-label={title} tabIndex={0} {...hands}>
        <div className="track">
          {cards.map((card, place) => (
            <div key={place} className="slide">
              {card}
            </div>
          ))}
        </div>
      </section>
    </div>
  )
}
