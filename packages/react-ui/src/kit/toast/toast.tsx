import type { ReactNode } from 'react'

import { Icon, type IconName } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { kitMessages } from '../kit.messages.ts'
import { toastStyle, toastViewportStyle } from './toast.styles.ts'

type ToastTone = 'good' | 'warning' | 'error'

const toneIcons: Record<ToastTone, IconName> = {
  good: 'circle-check',
  warning: 'alert-triangle',
  error: 'alert-circle'
}

interface ToastProps {
  tone: ToastTone
  title?: string | undefined
  text: string
  action?: { readonly label: string; readonly onPress: () => void } | undefined
  onClose: () => void
  /** The pointer or the focus is on it: its time must stand still. */
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
}

export const Toast = ({ tone, title, text, action, onClose, onPause, onResume }: ToastProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: its role is chosen by the tone.
  <div
    className={toastStyle()}
    data-tone={tone}
    role={tone === 'error' ? 'alert' : 'status'}
    onPointerEnter={onPause}
    onPointerLeave={onResume}
    onFocus={onPause}
    onBlur={onResume}
  >
    <Icon name={toneIcons[tone]} />
    <p className="text">
      {title && <b>{title}</b>}
      <span>{text}</span>
    </p>
    {action && (
      <button type="button" className="action" onClick={action.onPress}>
        {action.label}
      </button>
    )}
    <IconButton icon="x" size="s" look="inherit" label={kitMessages.close} onClick={onClose} />
  </div>
)

/** Must stand on the page before the first toast, or screen readers would miss it. */
export const ToastViewport = ({ children }: { children?: ReactNode }) => (
  <section
    className={toastViewportStyle()}
    aria-label={kitMessages.notifications}
    aria-live="polite"
  >
    {children}
  </section>
)
