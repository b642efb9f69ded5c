import type { LightboxContent } from '../entities/lightbox-slide.ts'

/** Content that can run scripts: only the shop's own code may ask for it, never data. */
const TRUSTED_ONLY: readonly LightboxContent[] = ['html', 'inline', 'clone', 'ajax', 'iframe']

const VIDEO_HOSTS: readonly string[] = [
  'youtube.com',
  'www.youtube.com',
  'youtu.be',
  'vimeo.com',
  'player.vimeo.com',
  'vk.com',
  'vkvideo.ru',
  'rutube.ru'
]
const MAP_HOSTS: readonly string[] = ['yandex.ru', 'maps.yandex.ru', 'yandex.com']

/** What kind of content an address leads to; `#id` is an element of the page. */
export function slideContent(src: string): LightboxContent {
  if (src.startsWith('#')) return 'inline'
  const url = parsed(src)
  if (url === undefined) return 'image'
  if (/\.(?:mp4|webm|ogv)$/i.test(url.pathname)) return 'html5video'
  if (/\.pdf$/i.test(url.pathname)) return 'pdf'
  if (VIDEO_HOSTS.includes(url.hostname)) return 'video'
  if (MAP_HOSTS.includes(url.hostname) && url.pathname.startsWith('/map')) return 'map'
  return 'image'
}

/** Whether a slide that came as data may be shown so. */
export const isSafeContent = (type: LightboxContent) => !TRUSTED_ONLY.includes(type)

function parsed(src: string): URL | undefined {
  try {
    const url = new URL(src, 'https://shop.invalid')
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}
