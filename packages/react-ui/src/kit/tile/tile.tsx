import type { ReactNode } from 'react'
import { style } from '../../theme/style.ts'

const tileStyle = style(`
  position: relative; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); place-items: center; width: 100%; aspect-ratio: 1; overflow: hidden; border-radius: var(--r-l); background: var(--cover-stone); isolation: isolate;
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  &[data-cover=cells] { background: linear-gradient(var(--c-cell) 1px, transparent 1px) 0 0 / 12px 12px, linear-gradient(90deg, var(--c-cell) 1px, transparent 1px) 0 0 / 12px 12px, var(--c-sheet); box-shadow: inset 0 0 0 1px var(--c-cell); }
  &[data-shape=card] { aspect-ratio: 1 / 1.04; }
  &[data-shape=main] { aspect-ratio: 10 / 11.6; border-radius: var(--r-xl); }
  &[data-shape=thumb] { border-radius: var(--r-m); }
  &[data-shape=wide] { aspect-ratio: 16 / 10; }
  @media (max-width: 767px) { &[data-shape=main] { aspect-ratio: 1; border-radius: 0; } }
  & img { grid-area: 1 / 1; }
  &[data-art] img { width: 100%; height: 100%; object-fit: cover; filter: drop-shadow(0 12px 9px var(--art-shadow)); }
  &[data-gone] img { filter: grayscale(1) opacity(.55); }
`)

export type CoverColor = 'rose' | 'mint' | 'sky' | 'lemon' | 'stone' | 'cells'

interface TileProps {
  cover?: CoverColor | undefined
  shape?: 'square' | 'card' | 'main' | 'thumb' | 'wide' | undefined
  /** The picture is a cut-out thing that stands on the cover with its shadow, not a whole photo. */
  art?: boolean | undefined
  /** The thing is out of stock. */
  gone?: boolean | undefined
  /** Among words or in a button, where no `div` may stand. */
  as?: 'div' | 'span' | undefined
  children?: ReactNode
}

/**
 * Draws the coloured cover that a product stands on; it keeps its place whatever happens to the
 * picture. `art` is for a thing that is cut out and throws a shadow, `gone` greys it out.
 */
export const Tile = ({ cover, shape, art, gone, as: Element = 'div', children }: TileProps) => (
  <Element
    className={tileStyle()}
    data-cover={cover}
    data-shape={shape}
    data-art={art || undefined}
    data-gone={gone || undefined}
  >
    {children}
  </Element>
)
