import type { ReactNode } from 'react'
import { style } from '../../theme/style.ts'

const segmentStyle = style(`
  min-width: 0;
  & > div { display: inline-flex; flex-wrap: wrap; gap: 2px; max-width: 100%; padding: 4px; border-radius: var(--r-m); background: var(--c-desk); }
  & label { position: relative; cursor: pointer; }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  & span { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 16px; border-radius: var(--r-s); color: var(--c-ink-2); font-size: .9375rem; font-weight: 600; overflow-wrap: anywhere; }
  & input:checked + span { background: var(--c-sheet); color: var(--c-ink); box-shadow: 0 1px 3px rgb(23 26 43 / .14); }
  & input:focus-visible + span { outline: 3px solid var(--c-focus); outline-offset: -1px; }
`)

interface SegmentProps {
  legend: string
  name: string
  options: readonly { readonly value: string; readonly title: ReactNode }[]
  value: string
  onChange: (value: string) => void
}

/**
 * Lets the visitor choose one of two or three ways to see the same thing, such as grid and list.
 * You keep `value`.
 */
export const Segment = ({ legend, name, options, value, onChange }: SegmentProps) => (
  <fieldset className={segmentStyle()}>
    <legend className="vh">{legend}</legend>
    <div>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.title}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
