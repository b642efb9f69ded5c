import type { ComponentProps, ReactNode } from 'react'
import { style } from '../../theme/style.ts'
import { Icon } from '../icon/icon.tsx'
import { kitMessages } from '../kit.messages.ts'

const chipStyle = style(`
  display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 16px; border-radius: var(--r-pill); background: var(--c-desk); font-size: .9375rem; font-weight: 500; white-space: nowrap;
  &:hover { background: var(--c-line); }
  &[data-look=line] { background: none; box-shadow: inset 0 0 0 1.5px var(--c-line); }
  &[data-look=current] { background: var(--c-ink); color: var(--c-paper); }
  &[data-look=applied] { gap: 0; padding-right: 6px; background: var(--c-pen-soft); color: var(--c-pen); font-weight: 600; }
  & > .remove { display: grid; place-items: center; width: 44px; height: 44px; margin: 0 -6px 0 -4px; border-radius: 50%; }
`)

const chipsStyle = style(`
  display: flex; flex-wrap: wrap; gap: 8px;
  &:not([data-scroll]) > * { max-width: 100%; white-space: normal; }
  @media (max-width: 767px) { &[data-scroll] { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; margin-inline: calc(var(--gutter) * -1); padding-inline: var(--gutter); } }
`)

interface ChipVariant {
  variant?: 'line' | 'current' | undefined
  children: ReactNode
}

type Native<Tag extends 'a' | 'button'> = Omit<ComponentProps<Tag>, 'className' | 'style' | 'href'>

type ChipProps = ChipVariant &
  ((Native<'button'> & { href?: undefined }) | (Native<'a'> & { href: string }))

/**
 * Draws a small rounded button or, with an `href`, a link: a quick choice beside a list. `current`
 * marks the chosen one.
 */
export function Chip({ variant, ...native }: ChipProps) {
  const shown = { className: chipStyle(), 'data-look': variant }
  if (native.href !== undefined) return <a {...native} {...shown} />
  return <button type="button" {...native} {...shown} />
}

interface ChoiceLink {
  readonly href: string
  readonly title: string
  readonly isChosen: boolean
}

/** A choice of one that lives in the address, as links: it works without script. */
export const ChoiceChips = ({
  choices,
  scroll
}: Pick<ChipsProps, 'scroll'> & { choices: readonly ChoiceLink[] }) => (
  <Chips scroll={scroll}>
    {choices.map(({ href, title, isChosen }) => (
      <Chip
        key={href}
        href={href}
        variant={isChosen ? 'current' : 'line'}
        aria-current={isChosen ? 'page' : undefined}
      >
        {title}
      </Chip>
    ))}
  </Chips>
)

interface AppliedChipProps {
  /** The chosen value: «Рост 128». */
  children: string
  /** The page without it. */
  href: string
}

/** A chosen value with a cross that takes it away. */
export const AppliedChip = ({ children, href }: AppliedChipProps) => (
  <span className={chipStyle()} data-look="applied">
    <span>{children}</span>
    <a className="remove" href={href} aria-label={kitMessages.removeChip(children)}>
      <Icon name="x" size="xs" />
    </a>
  </span>
)

interface ChipsProps {
  /** On a phone, one row that scrolls. */
  scroll?: boolean | undefined
  children: ReactNode
}

/** Lays chips out in rows; with `scroll` in one row that scrolls sideways on a phone. */
export const Chips = ({ scroll, children }: ChipsProps) => (
  <div className={chipsStyle()} data-scroll={scroll || undefined}>
    {children}
  </div>
)
