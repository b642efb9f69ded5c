import type { ReactNode } from 'react'

import { IconButton } from '../icon-button/icon-button.tsx'
import { shelfStyle } from './shelf.styles.ts'
import { useScrollRow } from './use-scroll-row.ts'

interface ShelfProps {
  title: string
  /** Where all of it can be seen. */
  link?: { readonly href: string; readonly title: string } | undefined
  children: ReactNode
}

/** A headed row of cards that scrolls sideways: four on a wide screen, two on a phone. */
export function Shelf({ title, link, children }: ShelfProps) {
  const { row, place, look, turn } = useScrollRow()
  return (
    <div className={shelfStyle()}>
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
            label="Назад"
            aria-disabled={place.atStart}
            onClick={event => turn(-1, event)}
          />
          <IconButton
            icon="arrow-right"
            look="line"
            label="Вперёд"
            aria-disabled={place.atEnd}
            onClick={event => turn(1, event)}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled row must be reachable by keyboard. */}
      <section ref={row} className="scroller" aria-label={title} tabIndex={0} onScroll={look}>
        {children}
      </section>
    </div>
  )
}
