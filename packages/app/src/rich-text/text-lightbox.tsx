import { ApiError } from '@vitrina/core'
import { linkSlide } from '@vitrina/core/lightbox'
import { type SlidePorts, useSite } from '@vitrina/react-ui'
import { useEffect, useState } from 'react'

import { payloadUrl } from '../page/page-payload.ts'
import { trustedHtml } from '../platform/trusted-html.ts'
import { HashLightbox } from '../routing/hash-lightbox.tsx'
import { richTextStyle } from './rich-text.tsx'

interface TextLightboxProps {
  /** Place of the touched link among those of the text, or the hash that may name one. */
  readonly start: number | string
  readonly thumb?: Element | undefined
  readonly slug: string
  readonly text: Element
  readonly label: string
  readonly onClose: () => void
}

/** What the links of a text lead to, one after the other; a link that may not be shown here is followed. */
export function TextLightbox({ text, start, ...window }: TextLightboxProps) {
  const origins = useSite(site => site.configuration.frameOrigins)
  const [links] = useState(() => linksOf(text, origins ?? []))
  const shown = links.filter(({ slide }) => slide !== undefined)
  const touched = typeof start === 'number' ? links[start] : undefined
  const isPlain = touched !== undefined && touched.slide === undefined

  useEffect(() => {
    if (!isPlain) return
    window.onClose()
    location.assign(touched.href)
  }, [isPlain, touched, window.onClose])

  if (isPlain) return null
  return (
    <HashLightbox
      {...window}
      ports={ports}
      slides={shown.flatMap(({ slide }) => slide ?? [])}
      start={touched ? shown.indexOf(touched) : start}
    />
  )
}

const linksOf = (text: Element, origins: readonly string[]) =>
  [...text.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].map(link => ({
    href: link.href,
    slide: linkSlide(
      {
        type: link.dataset.lightbox ?? '',
        href: link.getAttribute('href') ?? '',
        caption: link.title || (link.textContent ?? ''),
        thumb: link.querySelector('img')?.src,
        html: link.dataset.html
      },
      origins
    )
  }))

const ports: SlidePorts = {
  textLook: richTextStyle,
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
