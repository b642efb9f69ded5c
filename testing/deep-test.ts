import { test } from 'vitest'

import { isDeep } from './runs.ts'

/** A test that only `npm run test:deep` runs: it guards no money, order, session, access or first page. */
export function deepTest(title: string, run: () => Promise<void>): void {
  if (isDeep) test(title, run)
}

/** A test that only `npm test` runs: several instances behind the page add nothing to what it tells. */
export function quickTest(title: string, run: () => Promise<void>): void {
  if (!isDeep) test(title, run)
}
