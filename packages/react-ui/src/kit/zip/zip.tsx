import { style } from '../../theme/style.ts'

const zipStyle = style(`
  display: block; width: 100%; height: 18px; overflow: visible; color: var(--c-pen); fill: none; stroke: currentColor; stroke-width: 3; stroke-dasharray: 3;
  &[data-done] { color: var(--c-green); }
  & svg { transition: x var(--t-slow) var(--ease), width var(--t-slow) var(--ease); }
  & .open { color: var(--c-line-2); opacity: .75; }
  & use { stroke: none; stroke-dasharray: none; }
`)

interface ZipProps {
  /** From 0 to 1. */
  value: number
  /** What the progress is of, read aloud. */
  label: string
}

/**
 * Shows as a zipper how far it is to a goal, such as free delivery. `value` is from 0 to 1, `label`
 * says it in words. Drawn with attributes, as the page's policy allows no inline styles.
 */
export function Zip({ value, label }: ZipProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  const done = percent === 100
  return (
    <svg
      className={zipStyle()}
      data-done={done || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg x={done ? '-30' : 0} width={`${percent}%`} height="18" aria-hidden="true">
        <line x1={done ? 30 : 0} x2="100%" y1="7.5" y2="7.5" />
        <line x1={done ? 33 : 3} x2="100%" y1="10.5" y2="10.5" />
      </svg>
      {!done && (
        <svg
          className="open"
          x={`${percent}%`}
          width={`${100 - percent}%`}
          height="18"
          aria-hidden="true"
        >
          <path d="M48 2.5C20 2.5 2 5 2 9s18 6.5 46 6.5" />
          <line x1="48" x2="100%" y1="2.5" y2="2.5" />
          <line x1="48" x2="100%" y1="15.5" y2="15.5" />
        </svg>
      )}
      <svg x={`${percent}%`} overflow="visible" aria-hidden="true">
        <use href="#pull" x={done ? -34 : -13} y="1" width="34" height="16" />
      </svg>
    </svg>
  )
}
