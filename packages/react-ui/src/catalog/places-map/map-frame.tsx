import type { ReactNode } from 'react'

import type { Elements } from '../../kit/elements.ts'
import { mapFrameStyle } from './map-frame.styles.ts'

interface MapFrameProps {
  /** What is said while there is no map to see. */
  readonly word?: ReactNode
  readonly children?: Elements
}

/** The place of a map. */
export const MapFrame = ({ word, children }: MapFrameProps) => (
  <div className={mapFrameStyle()}>
    {children}
    {word && <div className="word">{word}</div>}
  </div>
)
