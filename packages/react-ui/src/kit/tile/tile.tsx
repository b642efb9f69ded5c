import type { ReactNode } from 'react'

import { tileStyle } from './tile.styles.ts'

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

/** The coloured cover a product stands on; keeps its place whatever happens to the picture. */
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
