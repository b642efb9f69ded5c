import { Children, type ReactNode } from 'react'

import { Arrows } from './arrows.tsx'
import { shelfStyle } from './shelf.styles.ts'
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
        <Arrows look="line" press={press} />
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
