import type { EndpointCall } from '../api/endpoint-call.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import { ApiError } from '../platform/api-error.ts'
import type { ShopConfig } from '../platform/config.ts'
import { COOKIE_LIFETIME_SECONDS, cookieNames } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanUp, sessionNames } from './catalogue-cache.ts'
import { mayReload, wasReloaded } from './reload-guard.ts'
import { servedBuild } from './served-rules.ts'
import type { VersionApi } from './version.machine.ts'
import { newestVersion, storedVersion, type VersionEntry, versionVerdict } from './version-check.ts'

/** A list of versions is not asked for more often, however fast a visitor walks. */
const LIST_LIFE_MS = 60_000

interface VersionOptions {
  readonly platform: Platform
  readonly api: EndpointCall
  readonly config: Pick<ShopConfig, 'build' | 'siteName'>
  readonly configuration: SiteConfiguration | undefined
  /** Names that every clean-up keeps; a release that is not breaking keeps the session besides. */
  readonly savedNames: () => readonly string[]
  /** Something is on its way that a reload would cut. */
  readonly isBusy: () => boolean
  readonly path: () => string
}

export function createVersionApi(options: VersionOptions): VersionApi {
  const { platform, api, config, configuration, savedNames } = options
  const { clock, cookies, tabStorage } = platform
  let current = config.build.version
  let readAt = configuration === undefined ? undefined : clock.now()
  let newest: VersionEntry | undefined = newestVersion(configuration?.versions ?? [])

  async function refresh(signal: AbortSignal): Promise<void> {
    if (readAt !== undefined && clock.now() - readAt < LIST_LIFE_MS) return
    try {
      newest = newestVersion((await api(getConfiguration, {}, signal)).versions)
    } catch (error) {
      // A shop that refuses to tell its versions is there; one that is away must not be reloaded.
      if (!(error instanceof ApiError) || error.retryable) throw error
    }
    readAt = clock.now()
  }

  function store(): void {
    const life = { maxAge: COOKIE_LIFETIME_SECONDS }
    cookies.set(cookieNames.appTimeline, String(newest?.timeline ?? ''), life)
    cookies.set(cookieNames.appVersion, current, life)
  }

  /**
   * An open page may run the code of before a release: what counts is the code that the site serves,
   * else the page would remember the release as seen, and nothing would ever come of it (C4).
   */
  async function readServed(signal: AbortSignal): Promise<string> {
    return (await servedBuild(platform, config, signal)) ?? config.build.version
  }

  /** The code of the page before was gone with its build: the load that healed it is the one (C24). */
  const isReloaded = () =>
    current === config.build.version && wasReloaded(options.path(), tabStorage, clock.now())

  return {
    async judge(signal) {
      await refresh(signal)
      const stored = storedVersion(cookies)
      let verdict = versionVerdict(stored, newest, current)
      if (verdict !== 'nothing' && stored.version !== undefined) {
        current = await readServed(signal)
        verdict = versionVerdict(stored, newest, current)
      }
      if (verdict === 'reload' && isReloaded()) return 'clear'
      const isCutting = verdict === 'reload' || verdict === 'ask'
      return isCutting && options.isBusy() ? 'later' : verdict
    },
    store,
    startAfresh() {
      const session = newest?.breakingChange ? [] : sessionNames(config.siteName)
      cleanUp(platform, [...savedNames(), ...session])
      store()
    },
    mayReload: () => !options.isBusy() && mayReload(options.path(), tabStorage, clock.now()),
    reload: platform.reload
  }
}
