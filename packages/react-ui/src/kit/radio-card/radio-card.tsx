import type { ComponentProps, ReactNode } from 'react'

import { Icon, type IconName } from '../icon/icon.tsx'
import { radioCardStyle, radioCardsStyle } from './radio-card.styles.ts'

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

/** One way to deliver or to pay. */
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

export const RadioCards = ({ legend, columns = 1, children }: RadioCardsProps) => (
  <fieldset>
    <legend className="vh">{legend}</legend>
    <div className={radioCardsStyle()} data-columns={columns}>
      {children}
    </div>
  </fieldset>
)
