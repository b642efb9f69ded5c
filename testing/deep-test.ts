import { test } from 'vitest'

import { isDeep } from './runs.ts'

/** A test that only `npm run test:deep` runs: it guards no money, order, session, access or first page. */
export function deepTest(title: string, run: () => Promise<void>): void {
  if (isDeep) test(title, run)
}
