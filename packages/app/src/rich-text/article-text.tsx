import { later } from '@vitrina/react-ui'
import { type MouseEvent, memo, useRef } from 'react'

import { useHashGallery } from '../routing/hash-gallery.ts'
import { RichText } from './rich-text.tsx'

const TextLightbox = later(async () => (await import('./text-lightbox.tsx')).TextLightbox)

/** Drawn once: what is moved out of it for a while is not written anew meanwhile. */
const Text = memo(RichText)

/** Names what a text shows in the address: `#tekst-2`. */
const SLUG = 'tekst'

interface ArticleTextProps {
  /** Cleaned by the server of the storefront. */
  readonly html: string
  readonly title: string
}

/** A text whose links may open in the lightbox: pictures, films, papers, parts of itself. */
export function ArticleText({ html, title }: ArticleTextProps) {
  const text = useRef<HTMLDivElement>(null)
  const { opened, open, close } = useHashGallery(SLUG)

  function touch(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('[data-lightbox]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const links = [...(text.current?.querySelectorAll('[data-lightbox]') ?? [])]
    open({ start: links.indexOf(link), thumb: link.querySelector('img') ?? undefined })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is entered is clicked.
    <div ref={text} onClick={touch}>
      <Text html={html} />
      {opened && text.current && (
        <TextLightbox {...opened} slug={SLUG} text={text.current} label={title} onClose={close} />
      )}
    </div>
  )
}
