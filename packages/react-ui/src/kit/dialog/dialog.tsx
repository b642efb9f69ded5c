import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

import { IconButton } from '../icon-button/icon-button.tsx'
import { kitMessages } from '../kit.messages.ts'
import { dialogStyle } from './dialog.styles.ts'
import { keepScrollbarPlace } from './scrollbar-place.ts'

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
  look?: 'center' | 'side' | undefined
  size?: 'm' | 'l' | undefined
  /** Stays in sight under the scrolling content. */
  footer?: ReactNode
  children?: ReactNode
}

/**
 * A modal window on the native element, which keeps the focus inside, makes the page inert and
 * gives the focus back; what says `data-first-focus` has it first. The page behind is locked by the reset (`html:has(:modal)`).
 */
export const Dialog = ({ open, ...shown }: DialogProps) =>
  open ? <OpenDialog {...shown} /> : undefined

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, cross = true, look, size, footer, children } = props
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
      data-look={look}
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
