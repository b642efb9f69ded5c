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

type AppliedChipProps = {
  /** The chosen value: «Рост 128». */
  children: string
} & (
  | { href: string; onRemove?: (() => void) | undefined }
  | { href?: undefined; onRemove: () => void }
)

/** A chosen value with a cross that takes it away: a link where the choice lives in the address. */
export function AppliedChip({ children, href, onRemove }: AppliedChipProps) {
  const name = kitMessages.removeChip(children)
  return (
    <span className={chipStyle()} data-look="applied">
      {children}
      {href ? (
        <a className="remove" href={href} aria-label={name} onClick={onRemove}>
          <Icon name="x" size="xs" />
        </a>
      ) : (
        <button type="button" className="remove" aria-label={name} onClick={onRemove}>
          <Icon name="x" size="xs" />
        </button>
      )}
    </span>
  )
}

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
