import type { IncomingMessage } from 'node:http'
import { closedPaths } from '@vitrina/core/catalog'
import type { PageSources } from '../answers/page-request.ts'
import { icon } from '../assets/icon.ts'
import { siteManifest } from '../documents/site-manifest.ts'
import type { AddressEdge } from '../requests/address-edge.ts'
import { sendText } from '../requests/send-text.ts'
import type { ServedRequest } from '../requests/served-request.ts'
import { createFeed } from './feed.ts'
import { createSitemap } from './sitemap.ts'

/** Answers for the small files every site has; `false` when the path names none. */
export type SiteFiles = (served: ServedRequest) => Promise<boolean>

interface SiteFile {
  readonly type: string
  readonly text: (request: IncomingMessage) => string | Promise<string>
}

const PLAIN = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const HOUR = 'public, max-age=3600'

export function createSiteFiles(
  { site, origin, addresses }: PageSources,
  indexNowKey: string | undefined
): SiteFiles {
  const sitemap = createSitemap(site, addresses)
  const feed = createFeed(site, addresses)
  const files: Readonly<Record<string, SiteFile>> = {
    '/favicon.svg': { type: 'image/svg+xml', text: () => icon },
    '/favicon.ico': { type: 'image/svg+xml', text: () => icon },
    '/site.webmanifest': { type: 'application/manifest+json', text: siteManifest },
    '/robots.txt': { type: PLAIN, text: request => robots(origin(request), addresses) },
    ...(indexNowKey && { [`/${indexNowKey}.txt`]: { type: PLAIN, text: () => indexNowKey } })
  }
  return async served => {
    const { path, request } = served
    if (path === '/feed.yml') {
      await feed(origin(request), served, { 'Content-Type': XML, 'Cache-Control': HOUR })
      return true
    }
    const file = Object.hasOwn(files, path) ? files[path] : undefined
    const text = file ? await file.text(request) : await sitemap(path, origin(request))
    if (text === undefined) return false
    const headers = { 'Content-Type': file?.type ?? XML, 'Cache-Control': HOUR }
    await sendText(served, { status: 200, headers, text })
    return true
  }
}

const robots = (origin: string, { names }: AddressEdge) =>
  [
    'User-agent: *',
    ...['/api/', ...closedPaths(names), '/*?*utm_', '/*/_payload.json'].map(
      path => `Disallow: ${path}`
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    ''
  ].join('\n')
