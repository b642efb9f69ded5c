import type { ReactNode } from 'react'

import { style } from '../src/theme/style.ts'
import { asked } from './asked.ts'

const sampleStyle = style(`
  padding: 28px 0; border-top: 1px solid var(--c-line);
  & > h2 { margin-bottom: 18px; font-size: var(--fs-lg); }
  & > div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 18px; }
  &[data-look=columns] > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); }
  &[data-look=rows] > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 26px; }
  &[data-tall] { min-height: 460px; }
`)

interface SampleProps {
  /** The entry of the component; in the kit the name of its folder. */
  readonly of: string
  readonly variant?: 'columns' | 'rows' | undefined
  /** It opens a window over the page: a frame that is as high as its page has no room for one. */
  readonly tall?: boolean | undefined
  readonly children: ReactNode
}

/** One component in its states; nothing where another one is asked for. */
export function Sample({ of, variant, tall, children }: SampleProps) {
  if (asked !== null && asked !== of) return null
  return (
    <section
      className={sampleStyle()}
      data-look={variant}
      data-tall={tall}
      data-kit={of}
      aria-label={of}
    >
      {asked === null && <h2>{of}</h2>}
      <div>{children}</div>
    </section>
  )
}

const stateStyle = style(`
  min-width: 0;
  & > .state-name { margin-bottom: 12px; color: var(--c-ink-3); font-size: var(--fs-sm); }
`)

interface StateProps {
  readonly name: string
  readonly children: ReactNode
}

/** One of the states of a component, named where the state itself does not say it. */
export const State = ({ name, children }: StateProps) => (
  <div className={stateStyle()}>
    <p className="state-name">{name}</p>
    {children}
  </div>
)
