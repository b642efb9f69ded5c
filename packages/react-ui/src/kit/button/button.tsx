import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { buttonStyle } from './button.styles.ts'

export interface ButtonLook {
  variant?: 'pen' | 'soft' | 'line' | 'grey' | 'board' | 'green' | 'black' | 'red' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its place. */
  wide?: boolean | undefined
  /** Shows that the action is under way; the width and the focus stay, presses are ignored. */
  busy?: boolean | undefined
  children?: ReactNode
}

type Native<Tag extends 'a' | 'button'> = Omit<ComponentProps<Tag>, 'className' | 'style' | 'href'>

export type ButtonProps = ButtonLook &
  ((Native<'button'> & { href?: undefined }) | (Native<'a'> & { href: string }))

export function Button({ variant = 'pen', size, wide, busy, ...native }: ButtonProps) {
  const look = {
    className: buttonStyle(),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-busy': busy || undefined
  }
  if (native.href !== undefined) return <a {...native} {...look} />
  return (
    <button
      {...native}
      {...look}
      aria-disabled={busy || native['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : native.onClick}
    />
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
