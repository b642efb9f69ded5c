import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { style } from '../../theme/style.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { kitMessages } from '../kit.messages.ts'
import { keepScrollbarPlace } from './scrollbar-place.ts'

const dialogStyle = style(`
  width: calc(100% - 32px); max-width: 520px; max-height: calc(100vh - 32px); max-height: calc(100dvh - 32px); padding: 0; border-radius: var(--r-xl); background: var(--c-sheet); color: var(--c-ink); box-shadow: var(--shadow-pop); overflow: visible;
  &::backdrop { background: var(--scrim); }
  &[open] { display: grid; animation: appear var(--t-base) var(--ease); }
  &[data-size=l] { max-width: 940px; }
  & > .body { position: relative; display: grid; grid-template-rows: auto minmax(0, 1fr) auto; max-height: inherit; overflow: hidden; border-radius: inherit; }
  & .head { min-height: 24px; padding: 38px 68px 0 var(--s8); }
  & .close { position: absolute; right: 12px; top: 12px; }
  & .content { padding: var(--s4) var(--s8) var(--s8); overflow: auto; overscroll-behavior: contain; }
  & .foot { padding: 12px 16px calc(12px + env(safe-area-inset-bottom)); border-top: 1px solid var(--c-line); }
  @keyframes appear { from { opacity: 0; transform: translate(0, 8px); } }
  @media (min-width: 768px) {
    &[data-look=side] { height: 100vh; height: 100dvh; max-width: 440px; max-height: none; margin: 0 0 0 auto; border-radius: var(--r-xl) 0 0 var(--r-xl); }
    &[data-look=side] > .body { height: 100%; }
  }
  @media (max-width: 767px) {
    & { width: 100%; max-width: none; max-height: 92vh; max-height: 92dvh; margin: auto 0 0; border-radius: var(--r-l) var(--r-l) 0 0; }
    &[open] { animation-name: rise; }
    & > .body::before { content: ""; position: absolute; left: 50%; top: 8px; width: 44px; height: 5px; border-radius: 3px; background: var(--c-line); transform: translate(-50%, 0); }
    & .head { padding: 32px 60px 0 var(--s5); }
    & .close { right: 8px; top: 16px; }
    & .content { padding: var(--s3) var(--s5) var(--s5); }
  }
  @keyframes rise { from { transform: translate(0, 100%); } }
`)

/** How a visitor asks to close a window: Back of a phone counts as Escape. */
export type Closing = 'escape' | 'overlay' | 'button'

export interface DialogProps {
  open: boolean
  /** The name of the window, its heading. */
  title: string
  /** Called when the visitor asks to close the window; who draws it decides whether it closes. */
  onClose: (closing: Closing) => void
  /** `false` leaves the cross out, for a window whose button is to be pressed. */
  cross?: boolean | undefined
  /** On a wide screen in the middle or at the right edge; on a phone always a sheet from below. */
  variant?: 'center' | 'side' | undefined
  size?: 'm' | 'l' | undefined
  /** Stays in sight under the scrolling content. */
  footer?: ReactNode
  children?: ReactNode
}

/**
 * Opens a modal window on the native element: it keeps the focus inside, makes the page inert and
 * gives the focus back. You keep `open` and change it in `onClose`. What says `data-first-focus`
 * has the focus first; the page behind is locked by the reset (`html:has(:modal)`).
 */
export const Dialog = ({ open, ...shown }: DialogProps) =>
  open ? <OpenDialog {...shown} /> : undefined

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, cross = true, variant, size, footer, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const unlock = keepScrollbarPlace(document.documentElement)
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      // Closed before it leaves the page, or the browser would not return the focus.
      element.close()
      unlock()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={dialogStyle()}
      data-look={variant}
      data-size={size}
      aria-labelledby={titleId}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose('escape')
      }}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose('escape')
      }}
      onClose={({ target, currentTarget: window }) => {
        if (target !== window || window.open || !window.isConnected) return
        // Asked a second time, the browser closes a window whatever its page says.
        onClose('escape')
      }}
      onMouseDown={event => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={event => {
        const outside = pressedOutside.current && event.target === event.currentTarget
        if (outside) onClose('overlay')
      }}
    >
      <div className="body">
        <div className="head">
          <h2 id={titleId} className="h3">
            {title}
          </h2>
        </div>
        <div className="content">{children}</div>
        {footer && <div className="foot">{footer}</div>}
        {/* Last, so that a form's first field takes the focus. */}
        {cross && (
          <span className="close">
            <IconButton icon="x" label={kitMessages.close} onClick={() => onClose('button')} />
          </span>
        )}
      </div>
    </dialog>
  )
}
