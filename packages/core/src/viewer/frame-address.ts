import { parseUrl } from '../platform/parse-url.ts'

/** A frame tells nobody that it has failed: this long it is waited for. */
export const FRAME_PATIENCE_MS = 10_000

/** The address that a frame shows, or undefined where the configuration does not name its origin. */
export function frameAddress(href: string, origins: readonly string[]): string | undefined {
  const input = parseUrl(href)
  if (input === undefined) return undefined
  const url = new URL(playerOf(input) ?? input)
  // Credentials in an address disguise its host.
  const isPlain = input.protocol === 'https:' && input.username + input.password === ''
  return isPlain && origins.includes(url.origin) ? url.href : undefined
}

/** Pages of films cannot be framed, their players can. */
function playerOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^www\./, '')
  if (host === 'rutube.ru') {
    const [, id] = /^\/video\/(\w+)/.exec(pathname) ?? []
    return id && `https://rutube.ru/play/embed/${id}`
  }
  if (host === 'vk.com' || host === 'vkvideo.ru') {
    const [, owner, id] = /^\/video(-?\d+)_(\d+)$/.exec(pathname) ?? []
    return id && `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${id}`
  }
  const id = host === 'youtu.be' ? pathname.slice(1) : youtubeId(host, searchParams)
  return id && `https://www.youtube.com/embed/${encodeURIComponent(id)}`
}

const youtubeId = (host: string, query: URLSearchParams) =>
  host === 'youtube.com' ? (query.get('v') ?? undefined) : undefined
