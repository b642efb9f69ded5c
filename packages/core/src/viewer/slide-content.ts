import { type LightboxContent, lightboxContents } from '../entities/lightbox-content.ts'
import type { LightboxSlide } from '../entities/lightbox-slide.ts'
import { parseUrl } from '../platform/parse-url.ts'
import { safeInternalPath } from '../routes/safe-path.ts'
import { frameAddress } from './frame-address.ts'

/** A link of a cleaned text that asks to be opened in the lightbox. */
export interface SlideLink {
  /** As the editor wrote it; '' leaves it to the address. */
  readonly type: string
  readonly href: string
  readonly caption: string
  /** Address of the small picture inside the link. */
  readonly thumb?: string | undefined
  /** Markup that the link carries, cleaned like the rest of the text. */
  readonly html?: string | undefined
}

/**
 * The slide that a link of a text opens, or undefined: then it stays a link. What could run scripts
 * never comes from data: markup is cleaned, files and pages are the shop's own, and frames lead to
 * origins that the configuration names.
 */
export function linkSlide(
  link: SlideLink,
  frameOrigins: readonly string[]
): LightboxSlide | undefined {
  const type = contentOf(link)
  const src = type === undefined ? undefined : source(type, link, frameOrigins)
  if (type === undefined || src === undefined) return undefined
  const { caption, thumb } = link
  const isFile = type === 'image' || type === 'html5video' || type === 'pdf'
  return {
    ...{ type, src, caption },
    ...(thumb !== undefined && { thumb }),
    ...(isFile && { downloadSrc: src })
  }
}

function contentOf({ type, href }: SlideLink): LightboxContent | undefined {
  return type === '' ? slideContent(href) : lightboxContents.find(each => each === type)
}

function source(
  type: LightboxContent,
  { href, html }: SlideLink,
  frameOrigins: readonly string[]
): string | undefined {
  if (type === 'html') return html || undefined
  if (type === 'inline' || type === 'clone') return /^#[\w-]+$/.test(href) ? href : undefined
  if (type === 'iframe' || type === 'video' || type === 'map')
    return frameAddress(href, frameOrigins)
  return safeInternalPath(href)
}

/** What kind of content an address leads to; `#id` is an element of the page. */
export function slideContent(href: string): LightboxContent {
  if (href.startsWith('#')) return 'inline'
  const url = parsed(href)
  if (url === undefined) return 'image'
  if (/\.(?:mp4|webm|ogv)$/i.test(url.pathname)) return 'html5video'
  if (/\.pdf$/i.test(url.pathname)) return 'pdf'
  if (VIDEO_HOSTS.includes(url.hostname)) return 'video'
  if (MAP_HOSTS.includes(url.hostname) && url.pathname.startsWith('/map')) return 'map'
  return 'image'
}

const VIDEO_HOSTS: readonly string[] = [
  ...['youtube.com', 'www.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'],
  ...['vk.com', 'vkvideo.ru', 'rutube.ru']
]
const MAP_HOSTS: readonly string[] = ['yandex.ru', 'maps.yandex.ru', 'yandex.com']

function parsed(href: string): URL | undefined {
  const url = parseUrl(href, 'https://shop.invalid')
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}
