import { later } from '@vitrina/react-ui'
import { type MouseEvent, memo, useRef, useState } from 'react'

import { RichText } from './rich-text.tsx'

const TextLightbox = later(async () => (await import('./text-lightbox.tsx')).TextLightbox)

/** Drawn once: what is moved out of it for a while is not written anew meanwhile. */
const Text = memo(RichText)

interface ArticleTextProps {
  /** Cleaned by the server of the storefront. */
  readonly html: string
  readonly title: string
}

/** A text whose links may open in the lightbox: pictures, films, papers, parts of itself. */
export function ArticleText({ html, title }: ArticleTextProps) {
  const text = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<{ readonly link: Element }>()

  function touch(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('[data-lightbox]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPressed({ link })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is entered is clicked.
    <div ref={text} onClick={touch}>
      <Text html={html} />
      {html.includes('data-lightbox') && (
        <TextLightbox text={text} pressed={pressed} label={title} />
      )}
    </div>
  )
}
