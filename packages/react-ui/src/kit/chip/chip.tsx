import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import { kitMessages } from '../kit.messages.ts'
import { chipStyle, chipsStyle } from './chip.styles.ts'

interface ChipLook {
  look?: 'line' | 'current' | undefined
  children: ReactNode
}

type Native<Tag extends 'a' | 'button'> = Omit<ComponentProps<Tag>, 'className' | 'style' | 'href'>

type ChipProps = ChipLook &
  ((Native<'button'> & { href?: undefined }) | (Native<'a'> & { href: string }))

export function Chip({ look, ...native }: ChipProps) {
  const shown = { className: chipStyle(), 'data-look': look }
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
        look={isChosen ? 'current' : 'line'}
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

export const Chips = ({ scroll, children }: ChipsProps) => (
  <div className={chipsStyle()} data-scroll={scroll || undefined}>
    {children}
  </div>
)
