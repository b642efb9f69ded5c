import type { ReactNode } from 'react'
import { style } from '../../theme/style.ts'

const factsStyle = style(`
  display: grid; grid-template-columns: repeat(4, 1fr);
  & > li { padding: 4px 24px; border-left: 1px solid var(--c-line); color: var(--c-ink-2); }
  & > li:first-child { border: 0; padding-left: 0; }
  & b { display: block; color: var(--c-ink); font-size: 1.25rem; font-weight: 700; letter-spacing: -.02em; }
  @media (max-width: 767px) {
    display: flex; overflow-x: auto; scrollbar-width: none; margin-inline: calc(var(--gutter) * -1); padding-inline: var(--gutter);
    & > li { flex: none; max-width: max(150px, 9rem); padding: 2px 16px; font-size: var(--fs-sm); line-height: 1.3; }
    & b { font-size: 1.0625rem; }
  }
`)

const characteristicsStyle = style(`
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr); gap: 16px; padding: 11px 0; border-bottom: 1px solid var(--c-line); }
  & dt { color: var(--c-ink-3); }
  @media (max-width: 767px) { & > div { grid-template-columns: 1fr; gap: 0; } }
`)

interface Fact {
  readonly title: string
  readonly text: ReactNode
}

/** Shows four short promises in a row, such as delivery, exchange and payment. */
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

/** Lists names and values in two columns, such as material and country of a product. */
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
