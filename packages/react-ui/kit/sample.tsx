import type { ReactNode } from 'react'

import { style } from '../src/theme/style.ts'
import { asked } from './asked.ts'

const sampleStyle = style(`
  padding: 28px 0; border-top: 1px solid var(--c-line);
  & > h2 { margin-bottom: 18px; font-size: var(--fs-lg); }
  & > div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 18px; }
  &[data-look=columns] > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); }
  &[data-look=rows] > div { display: grid; grid-template-columns: minmax(0, 1fr); }
`)

interface SampleProps {
  /** The folder of the component in `src/kit`. */
  readonly of: string
  readonly variant?: 'columns' | 'rows' | undefined
  readonly children: ReactNode
}

/** One component in its states; nothing where another one is asked for. */
export function Sample({ of, variant, children }: SampleProps) {
  if (asked !== null && asked !== of) return null
  return (
    <section className={sampleStyle()} data-look={variant} data-kit={of} aria-label={of}>
      {asked === null && <h2>{of}</h2>}
      <div>{children}</div>
    </section>
  )
}
