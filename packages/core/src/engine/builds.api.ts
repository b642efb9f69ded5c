import type { ShopConfig } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import type { BuildsApi } from './builds.machine.ts'
import { mayReload } from './reload-guard.ts'
import { servedBuild } from './served-rules.ts'

interface BuildsOptions {
  readonly platform: Pick<Platform, 'clock' | 'fetch' | 'tabStorage' | 'reload'>
  readonly config: Pick<ShopConfig, 'build'>
  /** Something is on its way that a full load would cut. */
  readonly isBusy: () => boolean
  /** Of the page that is shown. */
  readonly path: () => string
}

export const createBuildsApi = ({ platform, config, isBusy, path }: BuildsOptions): BuildsApi => ({
  async hasNew(signal) {
    const served = await servedBuild(platform, config, signal)
    return served !== undefined && served !== config.build.id
  },
  mayReload: () => !isBusy() && mayReload(path(), platform.tabStorage, platform.clock.now()),
  reload: platform.reload
})
