import type { ReactNode } from 'react'

import type { Elements } from '../../kit/elements.ts'
import { style } from '../../theme/style.ts'

/** Its place is kept from the first page on: nothing moves when the map comes. */
const mapFrameStyle = style(`
  position: relative; height: var(--map-height, 420px); overflow: hidden; border-radius: var(--r-xl); background: linear-gradient(var(--map-road) 6px, transparent 6px) 0 0 / 96px 96px, linear-gradient(90deg, var(--map-road) 6px, transparent 6px) 0 0 / 96px 96px, var(--map-land);
  & > .word { z-index: 1; position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 16px; padding: 24px; text-align: center; }
  & > .word p { max-width: 30em; padding: 8px 14px; border-radius: var(--r-m); background: var(--c-sheet); color: var(--c-ink-2); }
  & > .word > form { display: grid; justify-items: center; gap: 16px; }
  @media (max-width: 767px) { height: var(--map-height, 320px); border-radius: var(--r-l); }
`)

interface MapFrameProps {
  /** What is said while there is no map to see. */
  readonly word?: ReactNode
  readonly children?: Elements
}

/**
 * Keeps the place of a map, so that nothing moves when it comes; `word` stands in its middle until
 * then: a question, «Загружается» or what went wrong.
 */
export const MapFrame = ({ word, children }: MapFrameProps) => (
  <div className={mapFrameStyle()}>
    {children}
    {word && <div className="word">{word}</div>}
  </div>
)
