import { Children, type ReactNode } from 'react'
import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { style } from '../theme/style.ts'
import { sliderMessages } from './slider.messages.ts'
import { useSlider } from './use-slider.ts'

interface ArrowsProps {
  variant: 'inherit' | 'line'
  /** Back or on. */
  press: (by: 1 | -1) => void
}

export const Arrows = ({ variant, press }: ArrowsProps) => (
  <div className="arrows">
    <IconButton
      icon="arrow-left"
      variant={variant}
      label={sliderMessages.back}
      onClick={() => press(-1)}
    />
    <IconButton
      icon="arrow-right"
      variant={variant}
      label={sliderMessages.forward}
      onClick={() => press(1)}
    />
  </div>
)

const shelfStyle = style(`
  & > .head { display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s4) var(--s6); margin-bottom: clamp(18px, 2.2vw, 32px); }
  & > .head > .link { padding: 10px 0; margin-bottom: -6px; }
  & > .head > .arrows { display: none; gap: 8px; margin-left: auto; }
  &[data-long] > .head > .arrows { display: flex; }
  & > .scroller { position: relative; padding: 5px; margin: -5px; scroll-padding: 5px; overflow-x: auto; scroll-snap-type: x mandatory; scroll-behavior: smooth; scrollbar-width: none; }
  & > .scroller[data-drawn] { overflow: hidden; overflow: clip; touch-action: pan-y; }
  & .track { display: flex; }
  & .slide { flex: none; display: grid; width: max((100% - 3 * var(--gap)) / 4, 9rem); margin-right: var(--gap); scroll-snap-align: start; }
  & .slide > * { min-width: 0; }
  & > .scroller:not([data-drawn]) .slide:last-child { margin-right: 0; }
  @media (max-width: 1179px) {
    & > .head > .arrows { display: flex; }
    & .slide { width: max((100% - 2 * var(--gap)) / 2.6, 9rem); }
  }
  @media (max-width: 767px) {
    & > .head { justify-content: space-between; align-items: baseline; }
    & > .head > .arrows:not(:focus-within) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & > .scroller { margin-inline: calc(var(--gutter) * -1); padding-inline: var(--gutter); scroll-padding-inline: var(--gutter); }
    & .slide { width: max(44.5%, min(9rem, 88%)); margin-right: 12px; }
  }
  @media print { display: none; }
`)

interface ShelfProps {
  title: string
  /** Where all of it can be seen. */
  link?: { readonly href: string; readonly title: string } | undefined
  children: ReactNode
}

/** As many as a wide screen shows at once. */
const WIDE_COUNT = 4

/**
 * Shows a headed row of cards that scrolls sideways: four on a wide screen, two on a phone. Each
 * child is a card; `link` leads to all of them.
 */
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
        <Arrows variant="line" press={press} />
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
