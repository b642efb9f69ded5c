import type { Api } from '../api/api.ts'
import { mayReload } from '../builds/reload-guard.ts'
import type { ShopConfig } from '../config/config.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import { ApiError } from '../errors/api-error.ts'
import { COOKIE_LIFETIME_SECONDS, cookieNames } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanUp } from './clean-up.ts'
import type { VersionApi } from './version.machine.ts'
import { newestVersion, type VersionEntry, versionVerdict } from './version-check.ts'

/** A list of versions is not asked for more often, however fast a visitor walks. */
const LIST_LIFE_MS = 60_000

interface VersionParts {
  readonly platform: Platform
  readonly api: Api
  readonly config: Pick<ShopConfig, 'build'>
  readonly configuration: SiteConfiguration | undefined
  readonly savedNames: () => readonly string[]
  /** Something is on its way that a reload would cut. */
  readonly isBusy: () => boolean
  readonly path: () => string
}

export function createVersionApi(parts: VersionParts): VersionApi {
  const { platform, api, config, configuration, savedNames } = parts
  const { clock, cookies, tabStorage } = platform
  const running = config.build.version
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
    cookies.set(cookieNames.appVersion, running, life)
  }

  return {
    async judge(signal) {
      await refresh(signal)
      const stored = {
        timeline: cookies.get(cookieNames.appTimeline),
        version: cookies.get(cookieNames.appVersion)
      }
      const verdict = versionVerdict(stored, newest, running)
      const isCutting = verdict === 'reload' || verdict === 'ask'
      return isCutting && parts.isBusy() ? 'later' : verdict
    },
    store,
    startAfresh() {
      cleanUp(platform, savedNames())
      store()
    },
    mayReload: () => mayReload(parts.path(), tabStorage, clock.now()),
    reload: platform.reload
  }
}
