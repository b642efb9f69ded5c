import type { ReactNode } from 'react'

import { Icon, type IconName } from '../kit/icon/icon.tsx'
import { style } from '../theme/style.ts'

const formMessageStyle = style(`
  display: flex; gap: 14px; padding: 16px 20px; border-radius: var(--r-ml); background: var(--c-red-soft); line-height: 1.4;
  & > svg { color: var(--c-red); }
  & > div { flex: 1; min-width: 0; }
  &[data-tone=good] { background: var(--c-green-soft); }
  &[data-tone=good] > svg { color: var(--c-green); }
  &[data-tone=waiting] { background: var(--c-amber-soft); }
  &[data-tone=waiting] > svg { color: var(--c-amber); }
`)

type MessageTone = 'bad' | 'good' | 'waiting'

const icons: Record<MessageTone, IconName> = {
  bad: 'alert-circle',
  good: 'circle-check',
  waiting: 'info-circle'
}

interface FormMessageProps {
  tone?: MessageTone | undefined
  children: ReactNode
}

/**
 * Says what came of an action, in a box of its own, and has it read out at once. `tone` is `bad`
 * without it; `good` and `waiting` are read politely.
 */
export const FormMessage = ({ tone = 'bad', children }: FormMessageProps) => (
  <div className={formMessageStyle()} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    <Icon name={icons[tone]} />
    <div>{children}</div>
  </div>
)
