import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { style } from '../../theme/style.ts'

const buttonStyle = style(`
  --fg: var(--c-ink); --bg: transparent; --bd: var(--bg);
  display: inline-flex; align-items: center; justify-content: center; gap: var(--s2); min-height: 48px; padding: 0 var(--s5); border: 2px solid var(--bd); border-radius: var(--r-m); background: var(--bg); color: var(--fg); font-weight: 600; line-height: 1.1; letter-spacing: -.01em; white-space: nowrap; text-align: center; transition: background-color var(--t-fast), color var(--t-fast), border-color var(--t-fast);
  &:active { transform: translateY(1px); }
  &[data-variant=pen] { --bg: var(--c-pen); --fg: var(--c-on-pen); }
  &[data-variant=pen]:hover { --bg: var(--c-pen-2); }
  &[data-variant=line] { --bd: var(--c-pen); --fg: var(--c-pen); }
  &[data-variant=line]:hover { --bg: var(--c-pen-soft); }
  &[data-variant=soft] { --bg: var(--c-pen-soft); --fg: var(--c-pen); }
  &[data-variant=soft]:hover { --bd: var(--c-pen); }
  &[data-variant=grey] { --bg: var(--c-desk); }
  &[data-variant=grey]:hover { --bg: var(--c-line); }
  &[data-variant=board] { --bg: var(--c-on-board); --fg: var(--c-board); }
  &[data-variant=green] { --bg: var(--c-green); --fg: var(--c-on-green); }
  &[data-variant=black] { --bg: var(--c-ink); --fg: var(--c-paper); }
  &[data-variant=red] { --fg: var(--c-red); }
  &[data-size=l] { min-height: 56px; padding: 0 var(--s6); font-size: 1.0625rem; border-radius: var(--r-ml); }
  &[data-size=s] { min-height: 44px; padding: 0 var(--s4); font-size: .9375rem; }
  &[data-wide] { width: 100%; }
  &[data-variant]:disabled { --bg: var(--c-desk); --bd: var(--c-desk); --fg: var(--c-ink-3); cursor: not-allowed; }
  &[data-busy] { position: relative; color: transparent; pointer-events: none; }
  &[data-busy]::after { content: ""; position: absolute; width: 20px; height: 20px; border-radius: 50%; border: 2.5px solid var(--fg); border-right-color: transparent; animation: spin .8s linear infinite; }
  @media (max-width: 767px) { white-space: normal; overflow-wrap: break-word; }
  @media print { display: none; }
  @keyframes spin { to { transform: rotate(1turn); } }
`)

export interface ButtonVariant {
  variant?: 'pen' | 'soft' | 'line' | 'grey' | 'board' | 'green' | 'black' | 'red' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its place. */
  wide?: boolean | undefined
  /** Shows that the action is under way; the width and the focus stay, presses are ignored. */
  busy?: boolean | undefined
  children?: ReactNode
}

type Native<Tag extends 'a' | 'button'> = Omit<ComponentProps<Tag>, 'className' | 'style' | 'href'>

export type ButtonProps = ButtonVariant &
  ((Native<'button'> & { href?: undefined }) | (Native<'a'> & { href: string }))

/**
 * Draws a button, or a link that looks like one where it has an `href`. `variant` says how much it
 * matters: one `pen` on a screen. `busy` keeps it from being pressed again while something is under
 * way.
 */
export function Button({ variant = 'pen', size, wide, busy, ...native }: ButtonProps) {
  const options = {
    className: buttonStyle(),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-busy': busy || undefined
  }
  if (native.href !== undefined) return <a {...native} {...options} />
  return (
    <button
      {...native}
      {...options}
      aria-disabled={busy || native['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : native.onClick}
    />
  )
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}
