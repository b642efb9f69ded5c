import type { ReactNode } from 'react'
import { style } from '../../theme/style.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { kitMessages } from '../kit.messages.ts'

const toastStyle = style(`
  display: flex; align-items: center; gap: 12px; max-width: 480px; min-height: 56px; padding: 6px 6px 6px 18px; border-radius: var(--r-ml); background: var(--c-ink); color: var(--c-paper); font-size: .9375rem; font-weight: 500; line-height: 1.35; box-shadow: var(--shadow-pop); animation: appear var(--t-base) var(--ease);
  & > .text { flex: 1; min-width: 0; }
  & > .text b { display: block; font-weight: 700; }
  & > .action { min-height: 44px; padding: 0 12px; font-weight: 600; text-decoration: underline; text-underline-offset: .2em; white-space: nowrap; }
  &[data-tone=good] > svg { color: var(--c-inv-green); }
  &[data-tone=warning] > svg { color: var(--c-inv-marker); }
  &[data-tone=error] > svg { color: var(--c-inv-red); }
  & :focus-visible { outline-color: currentColor; outline-offset: -3px; }
  @keyframes appear { from { opacity: 0; transform: translate(0, 8px); } }
`)

const toastViewportStyle = style(`
  position: fixed; inset: auto 16px 24px; z-index: var(--z-toast); display: grid; justify-items: center; pointer-events: none;
  & > * { pointer-events: auto; }
  @media (max-width: 767px) { inset: auto 12px calc(76px + env(safe-area-inset-bottom)); }
`)

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

/**
 * Says for some seconds what has happened, over the page, with one action such as «Вернуть». In a
 * shop take `Toasts` and `useToasts`, which show one at a time and hold it while it is pointed at.
 */
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
    <IconButton icon="x" size="s" variant="inherit" label={kitMessages.close} onClick={onClose} />
  </div>
)

/**
 * Holds the place of toasts; it must stand on the page before the first of them, or screen readers
 * would miss it.
 */
export const ToastViewport = ({ children }: { children?: ReactNode }) => (
  <section
    className={toastViewportStyle()}
    aria-label={kitMessages.notifications}
    aria-live="polite"
  >
    {children}
  </section>
)
