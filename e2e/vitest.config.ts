import { configDefaults, defineConfig } from 'vitest/config'

import { shared } from '../testing/shared.config.ts'

/** They tell the keeper through the door of the embedded store; instances on PostgreSQL have none. */
const WITH_KEEPER = [
  'member-blanks.test.ts',
  'member-notifications.test.ts',
  'member-refund.test.ts'
]

/** Wholly of the deep command: two builds in turn, fifty visitors, every part and link. */
const DEEP_ONLY = ['crowd', 'kit', 'links', 'map', 'pagination', 'releases', 'slider'].map(
  name => `${name}.test.ts`
)

export default defineConfig({
  test: {
    ...shared,
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...(shared.provide.isDeep ? WITH_KEEPER : DEEP_ONLY)],
    globalSetup: ['support/global-setup.ts'],
    maxWorkers: 2
  }
})
