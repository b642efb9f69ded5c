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
  const shop = await openShop()
  await warmUp(shop)
  project.provide('shopUrl', shop.url)
  project.provide('apiUrl', shop.apiUrl)
  project.provide('dataFolder', shop.dataFolder)
  return async () => {
    await shop.close()
    await shop.removeData()
  }
}
