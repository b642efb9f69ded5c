import { deviceStorage } from '@vitrina/core/browser'
import type { Picture } from '@vitrina/core/entities'
import { storageKeys } from '@vitrina/core/platform'
import { Icon, later, style } from '@vitrina/react-ui'
import { type MouseEvent, useEffect, useState } from 'react'

import { productPageMessages } from './product-page.messages.ts'

const sizeHelpStyle = style(`
  display: inline-flex; align-items: center; gap: 6px; min-height: 44px; margin-block: -6px; font-size: var(--fs-sm);
`)

const SizesWindow = later(async () => (await import('./sizes-window.tsx')).SizesWindow)

const SizeNote = later(async () => (await import('./size-note.tsx')).SizeNote)

interface SizeHelpProps {
  readonly href: string
  /** The chosen one. */
  readonly size: string | undefined
  readonly picture: Picture | undefined
}

/** The way to the size table of the brand: a window here, a page of its own without script. */
export function SizeHelp(props: SizeHelpProps) {
  const [isOpen, setOpen] = useState(false)
  const [hasChildren, setChildren] = useState(false)
  // What few devices hold brings its code there only.
  useEffect(() => {
    if (!isOpen) setChildren(deviceStorage.get(storageKeys.children) !== undefined)
  }, [isOpen])

  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <a
        className={`${sizeHelpStyle()} link`}
        href={props.href}
        data-no-prefetch
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="ruler-2" size="xs" />
        <span>{productPageMessages.sizeTable}</span>
      </a>
      {isOpen && <SizesWindow {...props} onClose={() => setOpen(false)} />}
      {hasChildren && <SizeNote href={props.href} size={props.size} />}
    </>
  )
}
