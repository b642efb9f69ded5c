import type { ComponentProps } from 'react'

import type { Elements } from '../elements.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { iconButtonStyle } from './icon-button.styles.ts'

interface IconButtonLook {
  icon: IconName
  /** The name of the action, read aloud and shown as the native hint. */
  label: string
  look?: 'plain' | 'line' | 'sheet' | 'inherit' | undefined
  tone?: 'red' | 'pen' | 'quiet' | undefined
  size?: 's' | undefined
  /** Fills the outline: the heart of a favourite. */
  filled?: boolean | undefined
  /** A mark over the icon, such as a `Badge`. */
  children?: Elements
}

type Native<Tag extends 'a' | 'button'> = Omit<ComponentProps<Tag>, 'className' | 'style' | 'href'>

type IconButtonProps = IconButtonLook &
  ((Native<'button'> & { href?: undefined }) | (Native<'a'> & { href: string }))

/** A round target of 44 px with an icon instead of words. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, look, tone, size, filled, children, ...native } = props
  const shown = {
    className: iconButtonStyle(),
    'aria-label': label,
    'data-look': look,
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
