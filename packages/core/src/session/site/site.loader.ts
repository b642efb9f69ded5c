import { createApi } from '../../api/api.ts'
import type { AuthPort } from '../../api/auth-port.ts'
import { createServerTime } from '../../api/server-time.ts'
import { getConfiguration } from '../../contracts/config-provider.ts'
import type { SiteConfiguration } from '../../entities/site.ts'
import { checkPlatform } from '../../platform/check-platform.ts'
import { type PartialConfig, shopConfig } from '../../platform/config.ts'
import type { Platform } from '../../platform/platform.ts'

/** It is the same for everybody. */
const nobody: AuthPort = {
  token: () => undefined,
  epoch: () => 0,
  renew: async () => false,
  end: () => undefined
}

/**
 * What a shop and a store are made with, read before there is either; rejects as any call does.
 *
 * @example
 * ```ts
 * import { createShop } from '@vitrina/core'
 * import { readConfiguration, siteSubject } from '@vitrina/core/session'
 * import { createStore } from '@vitrina/core/store'
 * import { createTestShop } from '@vitrina/core/testing'
 *
 * const { platform } = createTestShop()
 * const configuration = await readConfiguration(platform)
 * const { siteName } = configuration
 * const loadShop = async () => createShop(platform, { siteName }, { configuration })
 * const store = createStore({ initial: { site: { configuration } }, host: platform, loadShop })
 * store.get(siteSubject).configuration.siteName // → 'penal'
 * ```
 */
export async function readConfiguration(
  platform: Platform,
  settings: PartialConfig = {}
): Promise<SiteConfiguration> {
  checkPlatform(platform, 'readConfiguration(platform)')
  const serverTime = createServerTime(platform.clock)
  const api = createApi({ platform, config: shopConfig(settings), auth: nobody, serverTime })
  return api(getConfiguration, {})
}
