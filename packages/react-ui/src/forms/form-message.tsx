import type { ReactNode } from 'react'

import { Icon, type IconName } from '../kit/icon/icon.tsx'
import { formMessageStyle } from './form-message.styles.ts'

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

/** What came of an action, in a box of its own; said aloud at once. */
export const FormMessage = ({ tone = 'bad', children }: FormMessageProps) => (
  <div className={formMessageStyle()} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    <Icon name={icons[tone]} />
    <div>{children}</div>
  </div>
)
