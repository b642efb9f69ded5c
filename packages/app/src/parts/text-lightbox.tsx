import { ApiError } from '@vitrina/core'
import type { LightboxSlide } from '@vitrina/core/entities'
import { linkSlide } from '@vitrina/core/viewer'
import { type SlidePorts, useSite } from '@vitrina/react-ui'
import { type RefObject, useEffect, useState } from 'react'
import { useHashGallery } from '../binding/hash-gallery.ts'
import { HashLightbox } from '../binding/hash-lightbox.tsx'
import { trustedHtml } from '../platform/trusted-html.ts'
import { payloadUrl } from '../routing/page-payload.ts'
import { richTextStyle } from './rich-text.tsx'

/** Names what a text shows in the address: `#tekst-2`. */
const SLUG = 'tekst'

interface TextLightboxProps {
  readonly text: RefObject<Element | null>
  /** The link that was pressed last. */
  readonly pressed: { readonly link: Element } | undefined
  readonly label: string
}

/** What the links of a text lead to, one after the other; a link that may not be shown here is followed. */
export function TextLightbox({ text, pressed, label }: TextLightboxProps) {
  const origins = useSite(site => site.configuration.frameOrigins)
  const { opened, open, close } = useHashGallery(SLUG)
  const [slides, setSlides] = useState<readonly TextSlide[]>()

  useEffect(() => {
    setSlides(text.current ? slidesOf(text.current, origins ?? []) : [])
  }, [text, origins])

  useEffect(() => {
    if (pressed === undefined || slides === undefined) return
    const { link } = pressed
    const start = slides.findIndex(slide => slide.link === link)
    if (start >= 0) open({ start, thumb: link.querySelector('img') ?? undefined })
    else if (link instanceof HTMLAnchorElement) location.assign(link.href)
  }, [pressed, slides, open])

  if (!opened || slides === undefined) return null
  return (
    <HashLightbox
      {...opened}
      slug={SLUG}
      ports={ports}
      slides={slides.map(({ slide }) => slide)}
      label={label}
      onClose={close}
    />
  )
}

interface TextSlide {
  readonly link: Element
  readonly slide: LightboxSlide
}

const slidesOf = (text: Element, origins: readonly string[]): readonly TextSlide[] =>
  [...text.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].flatMap(link => {
    const slide = linkSlide(
      {
        type: link.dataset.lightbox ?? '',
        href: link.getAttribute('href') ?? '',
        caption: link.title || (link.textContent ?? ''),
        thumb: link.querySelector('img')?.src,
        html: link.dataset.html
      },
      origins
    )
    return slide ? [{ link, slide }] : []
  })

const ports: SlidePorts = {
  textStyle: richTextStyle,
  async readHtml(path) {
    const answer = await fetch(payloadUrl(path), { headers: { accept: 'application/json' } })
    if (!answer.ok) throw new ApiError({ status: answer.status })
    const { data }: { readonly data?: { readonly html?: unknown } } = await answer.json()
    return typeof data?.html === 'string' ? data.html : ''
  },
  draw(html) {
    const template = document.createElement('template')
    template.innerHTML = trustedHtml(html)
    return template.content
  }
}
