import type { TestProject } from 'vitest/node'

import { openFront } from '../../../scripts/lib/fronts.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string
    apiUrl: string
  }
}

/** This front on a backend of its own: the address that the suite of the browser is given. */
export default async function setup(project: TestProject) {
  const front = await openFront('next', line => console.log(line))
  project.provide('shopUrl', front.url)
  project.provide('apiUrl', front.apiUrl)
  return front.stop
}
