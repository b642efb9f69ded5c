import type { SiteConfiguration } from '../entities/site.ts'
import { cookieNames } from '../platform/keys.ts'
import type { Cookies } from '../platform/platform.ts'

export type VersionEntry = SiteConfiguration['versions'][number]

/** What the browser remembers, as cookies give it. */
export interface StoredVersion {
  readonly timeline: string | undefined
  readonly version: string | undefined
}

/** What this browser remembers of the version that it has seen last. */
export const storedVersion = (cookies: Pick<Cookies, 'get'>): StoredVersion => ({
  timeline: cookies.get(cookieNames.appTimeline),
  version: cookies.get(cookieNames.appVersion)
})

/**
 * Whether a page that runs `runningVersion` has more to do for the newest of these versions than to
 * remember it: that is the shop's.
 */
export function isVersionNews(
  cookies: Pick<Cookies, 'get'>,
  entries: readonly VersionEntry[],
  runningVersion: string
): boolean {
  const verdict = versionVerdict(storedVersion(cookies), newestVersion(entries), runningVersion)
  return verdict !== 'nothing' && verdict !== 'store'
}

/**
 * `store`: remember only; `ask`: the visitor reloads when it suits him; `later`: not just now;
 * `clear`: only the old data goes, the page itself is new.
 */
export type VersionVerdict = 'nothing' | 'store' | 'reload' | 'ask' | 'later' | 'clear'

/** §4, C3, C4: old data goes when a newer entry exists and other code runs than was remembered. */
export function versionVerdict(
  stored: StoredVersion,
  newest: VersionEntry | undefined,
  runningVersion: string
): VersionVerdict {
  if (newest === undefined) return 'nothing'
  const known = timeOf(stored.timeline)
  if (known === undefined) return 'store'
  const time = timeOf(newest.timeline) ?? 0
  const isSameCode = stored.version === runningVersion
  if (known > time) return 'nothing'
  if (known === time) return isSameCode ? 'nothing' : 'store'
  if (isSameCode) return 'store'
  return newest.breakingChange ? 'ask' : 'reload'
}

/** The entry with the latest time, wherever it stands; unreadable ones do not count (B10). */
export function newestVersion(entries: readonly VersionEntry[]): VersionEntry | undefined {
  const readable = entries.filter(({ timeline }) => timeOf(timeline) !== undefined)
  return readable.reduce<VersionEntry | undefined>(
    (newest, entry) =>
      newest && (timeOf(newest.timeline) ?? 0) >= (timeOf(entry.timeline) ?? 0) ? newest : entry,
    undefined
  )
}

/** A number, or a date as text. */
function timeOf(timeline: string | number | undefined): number | undefined {
  if (timeline === undefined || timeline === '') return undefined
  const number = Number(timeline)
  const time = Number.isFinite(number) ? number : Date.parse(String(timeline))
  return Number.isNaN(time) ? undefined : time
}
