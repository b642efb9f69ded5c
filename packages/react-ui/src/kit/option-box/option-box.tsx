import type { ComponentProps } from 'react'

import { optionBoxStyle } from './option-box.styles.ts'

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

export const OptionBox = ({ children, note, gone, size, ...native }: OptionBoxProps) => (
  <label className={optionBoxStyle()} data-gone={gone || undefined} data-size={size}>
    <input {...native} />
    <span>
      <b>{children}</b>
      {note && <small>{note}</small>}
    </span>
  </label>
)
