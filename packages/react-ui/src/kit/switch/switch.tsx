import type { ComponentProps, ReactNode } from 'react'
import { style } from '../../theme/style.ts'

const switchStyle = style(`
  position: relative; display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 44px; cursor: pointer;
  & > input { position: absolute; right: 0; width: 52px; height: 44px; margin: 0; opacity: 0; cursor: inherit; }
  & > .track { position: relative; width: 48px; height: 28px; flex: none; border-radius: 14px; background: var(--c-line-2); transition: background-color var(--t-base); }
  & > .track::after { content: ""; position: absolute; left: 3px; top: 3px; width: 22px; height: 22px; border-radius: 50%; background: var(--c-on-board); transition: translate var(--t-base) var(--ease); }
  & > input:checked + .track { background: var(--c-pen); }
  & > input:checked + .track::after { transform: translate(20px, 0); background: var(--c-on-pen); }
  & > input:focus-visible + .track { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & > input:disabled + .track { opacity: .5; }
`)

interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  children: ReactNode
}

/** Switches a setting on and off at once; inside a form that is sent take `Checkbox`. */
export const Switch = ({ children, ...native }: SwitchProps) => (
  <label className={switchStyle()}>
    <span>{children}</span>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state. */}
    <input {...native} type="checkbox" role="switch" />
    <span className="track" />
  </label>
)
