import type { ComponentProps } from 'react'
import { style } from '../../theme/style.ts'
import type { Elements } from '../elements.ts'
import { Icon, type IconName } from '../icon/icon.tsx'

const iconButtonStyle = style(`
  position: relative; display: inline-grid; place-items: center; flex: none; width: 44px; height: 44px; border-radius: 50%; color: var(--c-ink); transition: background-color var(--t-fast), color var(--t-fast);
  &:hover { background: var(--c-desk); color: var(--c-pen); }
  &[data-look=line] { border: 1.5px solid var(--c-line); }
  &[data-look=line]:hover { border-color: var(--c-pen); background: transparent; }
  &[data-look=sheet] { background: var(--c-sheet); }
  &[data-look=inherit] { color: inherit; }
  &[data-look=inherit]:hover { background: rgb(127 127 127 / .2); }
  &[data-tone=red] { color: var(--c-red); }
  &[data-tone=pen] { color: var(--c-pen); }
  &[data-tone=quiet] { color: var(--c-ink-3); }
  &[data-filled] svg { fill: currentColor; }
  &:disabled, &[aria-disabled=true] { opacity: .38; pointer-events: none; }
`)

interface IconButtonVariant {
  icon: IconName
  /** The name of the action, read aloud and shown as the native hint. */
  label: string
  variant?: 'plain' | 'line' | 'sheet' | 'inherit' | undefined
  tone?: 'red' | 'pen' | 'quiet' | undefined
  size?: 's' | undefined
  /** Fills the outline: the heart of a favourite. */
  filled?: boolean | undefined
  /** A mark over the icon, such as a `Badge`. */
  children?: Elements
}

type Native<Tag extends 'a' | 'button'> = Omit<ComponentProps<Tag>, 'className' | 'style' | 'href'>

type IconButtonProps = IconButtonVariant &
  ((Native<'button'> & { href?: undefined }) | (Native<'a'> & { href: string }))

/**
 * Draws a round button of 44 px with an icon instead of words; a link where it has an `href`.
 * `label` is what a screen reader says, and has to tell one button of a list from the next.
 */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant, tone, size, filled, children, ...native } = props
  const shown = {
    className: iconButtonStyle(),
    'aria-label': label,
    'data-look': variant,
    'data-tone': tone,
    'data-filled': filled || undefined
  }
  const content = (
    <>
      <Icon name={icon} size={size} />
      {children}
    </>
  )
  if (native.href !== undefined) {
    return (
      <a {...native} {...shown}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...native} {...shown}>
      {content}
    </button>
  )
}
