import type { ComponentProps } from 'react'
import { style } from '../../theme/style.ts'

const optionBoxStyle = style(`
  position: relative; display: block; cursor: pointer;
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  & > span { display: grid; place-items: center; align-content: center; min-width: 44px; height: 44px; padding: 0 6px; border-radius: var(--r-m); box-shadow: inset 0 0 0 1.5px var(--c-line); font-weight: 500; font-variant-numeric: tabular-nums; transition: box-shadow var(--t-fast), background-color var(--t-fast); }
  &[data-size=l] > span { height: 56px; font-size: 1.0625rem; }
  &:hover > span { box-shadow: inset 0 0 0 1.5px var(--c-pen); }
  & small { color: var(--c-amber); font-size: 11.5px; line-height: 1.1; font-weight: 500; }
  &[data-gone] > span { background: var(--c-desk); box-shadow: none; color: var(--c-ink-3); }
  &[data-gone] b { font-weight: inherit; text-decoration: line-through; text-decoration-color: var(--c-line-2); }
  &[data-gone] small { color: inherit; }
  & b { font-weight: inherit; }
  & > input:checked + span { background: var(--c-pen-soft); color: var(--c-pen); font-weight: 700; box-shadow: inset 0 0 0 2px var(--c-pen); }
  & > input:checked + span small { color: inherit; }
  & > input:focus-visible + span { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & > input:disabled + span { cursor: not-allowed; }
`)

interface OptionBoxProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'type' | 'children'> {
  /** One of many, as a size to buy, or several, as sizes to look for. */
  type: 'radio' | 'checkbox'
  /** The size itself: «134». */
  children: string
  /** A word under it: «1 шт.», «нет». */
  note?: string | undefined
  /** Sold out: struck through, yet it may be chosen to be told when it comes. */
  gone?: boolean | undefined
  size?: 'm' | 'l' | undefined
}

/**
 * Draws one of several sizes or colours as a box to press, on a native radio button or checkbox
 * (`type`). `gone` strikes it through, `note` says how many are left.
 */
export const OptionBox = ({ children, note, gone, size, ...native }: OptionBoxProps) => (
  <label className={optionBoxStyle()} data-gone={gone || undefined} data-size={size}>
    <input {...native} />
    <span>
      <b>{children}</b>
      {note && <small>{note}</small>}
    </span>
  </label>
)
