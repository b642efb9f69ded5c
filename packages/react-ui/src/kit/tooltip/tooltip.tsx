import { useEffect, useId, useState } from 'react'
import { style } from '../../theme/style.ts'
import type { Elements } from '../elements.ts'

/** The words are inside of what is hovered, and a bridge leads to them: the pointer may go there. */
const tooltipStyle = style(`
  position: relative; display: grid; width: fit-content;
  & > [role=tooltip] { position: absolute; z-index: 6; top: calc(100% + 4px); left: 50%; transform: translate(-50%); display: var(--tip, none); padding: 6px 10px; border-radius: var(--r-xs); background: var(--c-ink); color: var(--c-paper); font-size: var(--fs-xs); line-height: 1.3; white-space: nowrap; animation: late 1ms .3s backwards; }
  & > [role=tooltip]::before { content: ""; position: absolute; inset: -4px; z-index: -1; }
  &[data-side=left] > [role=tooltip] { inset: 50% calc(100% + 4px) auto auto; transform: translate(0, -50%); }
  &[data-side=right] > [role=tooltip] { inset: 50% auto auto calc(100% + 4px); transform: translate(0, -50%); }
  @media (hover: hover) { &:hover { --tip: block; } }
  @supports selector(:has(a)) {
    &:has(:focus-visible) { --tip: block; }
    &:has([open]) { --tip: none; }
  }
  @supports not selector(:has(a)) { &:focus-within { --tip: block; } }
  &[data-away] { --tip: none; }
  @keyframes late { from { visibility: hidden; } }
`)

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
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setAway(true)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  const bring = () => setAway(false)
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
