import type { SiteConfiguration } from '../entities/site.ts'
import { shareMessages } from '../routes/share.messages.ts'

export interface SocialEntry {
  readonly href: string
  readonly code: string
  readonly title: string
}

const TITLES: Readonly<Record<string, string>> = shareMessages

/** The shop's pages in social networks; an address that is no web page is left out. */
export const socialEntries = (entries: SiteConfiguration['social']): readonly SocialEntry[] =>
  entries
    .filter(({ href }) => /^https?:\/\//i.test(href))
    .map(({ href, code }) => ({
      href,
      code,
      title: Object.hasOwn(TITLES, code) ? (TITLES[code] ?? code) : code
    }))
