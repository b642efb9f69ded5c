import type { ReactNode } from 'react'

import { segmentStyle } from './segment.styles.ts'

interface SegmentProps {
  legend: string
  name: string
  options: readonly { readonly value: string; readonly title: ReactNode }[]
  value: string
  onChange: (value: string) => void
}

/** A choice of two or three ways to see the same thing. */
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
