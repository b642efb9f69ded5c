import type { TestProject } from 'vitest/node'

import { openShop } from './shop-process.ts'
import { warmUp } from './warm-up.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string
    apiUrl: string
    dataFolder: string
  }
}

/** One shop for the whole suite, started by the command that the README names. */
export default async function setup(project: TestProject) {
  // A page drawn without what came late is right, and not what these tests are about.
  const shop = await openShop({ env: { PART_WAIT_MS: '60000' } })
  await warmUp(shop)
  project.provide('shopUrl', shop.url)
  project.provide('apiUrl', shop.apiUrl)
  project.provide('dataFolder', shop.dataFolder)
  return async () => {
    await shop.close()
    await shop.removeData()
  }
}
