import type { ComponentProps, ReactNode } from 'react'

import { switchStyle } from './switch.styles.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  children: ReactNode
}

export const Switch = ({ children, ...native }: SwitchProps) => (
  <label className={switchStyle()}>
    <span>{children}</span>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state. */}
    <input {...native} type="checkbox" role="switch" />
    <span className="track" />
  </label>
)
