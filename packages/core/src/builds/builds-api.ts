import * as z from 'zod/mini'

import type { ShopConfig } from '../config/config.ts'
import type { Platform } from '../platform/platform.ts'
import type { BuildsApi } from './builds.machine.ts'
import { mayReload } from './reload-guard.ts'

/** `builds/latest.json`. */
const latestBuild = z.object({ id: z.string() })

interface BuildsParts {
  readonly platform: Platform
  readonly config: Pick<ShopConfig, 'build'>
  /** Something is on its way that a full load would cut. */
  readonly isBusy: () => boolean
  /** Of the page that is shown. */
  readonly path: () => string
}

export const createBuildsApi = ({ platform, config, isBusy, path }: BuildsParts): BuildsApi => ({
  async hasNew(signal) {
    const { id, url } = config.build
    // The time keeps every cache on the way from answering.
    const address = `${url}/latest.json?ts=${platform.clock.now()}`
    const request = new Request(address, { cache: 'no-store', signal })
    const answer = await platform.fetch(request)
    // A page of another kind in its place is no build.
    const { success, data } = z.safeParse(latestBuild, await answer.json())
    return answer.ok && success && data.id !== id
  },
  mayReload: () => !isBusy() && mayReload(path(), platform.tabStorage, platform.clock.now()),
  reload: platform.reload
})
