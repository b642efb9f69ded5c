import { useEffect, useId, useState } from 'react'

import type { Elements } from '../elements.ts'
import { tooltipStyle } from './tooltip.styles.ts'

interface TooltipProps {
  /** What a press does, or what a sign means: shown, and read after the name. */
  text: string
  /** Where it stands; without it below. */
  side?: 'left' | 'right' | undefined
  /** What it is about; takes the id as its `aria-describedby`. */
  children: (id: string) => Elements
}

/**
 * Words beside a control that shows none, while it is pointed at or has the keyboard. CSS shows them, so
 * it works without script; the pointer may go over them, and Escape puts them away (WCAG 1.4.13).
 */
export function Tooltip({ text, side, children }: TooltipProps) {
  const id = useId()
  const [isAway, putAway] = useState(false)
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && putAway(true)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  const bring = () => putAway(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, what is inside of it is.
    <div
      className={tooltipStyle()}
      data-side={side}
      data-away={isAway || undefined}
      onPointerEnter={bring}
      onFocus={bring}
    >
      {children(id)}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </div>
  )
}
