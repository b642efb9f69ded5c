import type { ReactNode } from 'react'

import { characteristicsStyle, factsStyle } from './facts.styles.ts'

interface Fact {
  readonly title: string
  readonly text: ReactNode
}

/** A row of four short promises. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, by keyboard too.
  <ul className={factsStyle()} tabIndex={0}>
    {facts.map(({ title, text }) => (
      <li key={title}>
        <b>{title}</b>
        <span>{text}</span>
      </li>
    ))}
  </ul>
)

interface Characteristic {
  readonly name: string
  readonly value: ReactNode
}

export const Characteristics = ({ rows }: { rows: readonly Characteristic[] }) => (
  <dl className={characteristicsStyle()}>
    {rows.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
