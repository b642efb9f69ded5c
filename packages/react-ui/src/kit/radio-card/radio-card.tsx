import type { ComponentProps, ReactNode } from 'react'
import { style } from '../../theme/style.ts'
import { Icon, type IconName } from '../icon/icon.tsx'

const radioCardStyle = style(`
  position: relative; display: block; cursor: pointer;
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  & > .card { display: flex; gap: 14px; align-items: center; height: 100%; min-height: 76px; padding: 14px 16px; border-radius: var(--r-ml); background: var(--c-sheet); box-shadow: inset 0 0 0 1.5px var(--c-line); line-height: 1.35; transition: box-shadow var(--t-fast), background-color var(--t-fast); }
  & .card > svg { color: var(--c-pen); }
  & .words { flex: 1; min-width: 0; }
  & .words b { display: block; font-weight: 600; }
  & .words span { display: block; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & .cost { font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
  & .dot { width: 24px; height: 24px; flex: none; border: 1.5px solid var(--c-line-2); border-radius: 50%; background: var(--c-sheet); }
  &:hover > .card { box-shadow: inset 0 0 0 1.5px var(--c-line-2); }
  & > input:checked + .card { background: var(--c-pen-soft); box-shadow: inset 0 0 0 2px var(--c-pen); }
  & > input:checked + .card .dot { border: 7px solid var(--c-pen); }
  & > input:focus-visible + .card { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & > input:disabled + .card { background: var(--c-desk); box-shadow: none; color: var(--c-ink-3); cursor: not-allowed; }
  & > [type]:disabled + .card * { color: inherit; border-color: var(--c-line); }
  @media (max-width: 429px) {
    & > .card { flex-wrap: wrap; gap: 2px 14px; }
    & .words { flex-basis: 50%; }
    & .words b { font-size: min(1rem, 5.6vw); }
    & .dot { order: 1; }
    & .cost { order: 2; width: 100%; }
    & .card > svg ~ .cost { padding-left: 38px; }
  }
  @media (min-width: 768px) {
    &[data-tall] > .card { display: grid; grid-template-columns: 1fr auto; gap: 2px; align-content: start; padding: 16px; }
    &[data-tall] .words { grid-column: 1 / -1; grid-row: 2; margin-top: 8px; }
    &[data-tall] .cost { grid-row: 3; margin-top: 6px; }
  }
`)

const radioCardsStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px;
  @media (min-width: 768px) {
    &[data-columns="2"] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    &[data-columns="3"] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`)

interface RadioCardProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'title' | 'children'> {
  title: string
  icon?: IconName | undefined
  /** A line under the title: the term of delivery, what a way to pay takes. */
  note?: ReactNode
  cost?: string | undefined
  /** Stands upright on a wide screen. */
  tall?: boolean | undefined
}

/**
 * Draws one way to deliver or to pay: a native radio button as a card with an icon, a note and what
 * it costs.
 */
export function RadioCard({ title, icon, note, cost, tall, ...native }: RadioCardProps) {
  return (
    <label className={radioCardStyle()} data-tall={tall || undefined}>
      <input {...native} type="radio" />
      <span className="card">
        {icon && <Icon name={icon} />}
        <span className="words">
          <b>{title}</b>
          {note && <span>{note}</span>}
        </span>
        {cost && <span className="cost">{cost}</span>}
        <span className="dot" />
      </span>
    </label>
  )
}

interface RadioCardsProps {
  /** Read aloud before the choices. */
  legend: string
  columns?: 1 | 2 | 3 | undefined
  children: ReactNode
}

/** Groups `RadioCard`s of one choice under a `legend`, in `columns` where there is room. */
export const RadioCards = ({ legend, columns = 1, children }: RadioCardsProps) => (
  <fieldset>
    <legend className="vh">{legend}</legend>
    <div className={radioCardsStyle()} data-columns={columns}>
      {children}
    </div>
  </fieldset>
)
