import { configDefaults, defineConfig } from 'vitest/config'

import { shared } from '../testing/shared.config.ts'

/** They tell the keeper through the door of the embedded store; instances on PostgreSQL have none. */
const WITH_KEEPER = [
  'member-blanks.test.ts',
  'member-notifications.test.ts',
  'member-refund.test.ts'
]

export default defineConfig({
  test: {
    ...shared,
    include: ['*.test.ts'],
    exclude: [...configDefaults.exclude, ...(shared.provide.isDeep ? WITH_KEEPER : [])],
    globalSetup: ['support/global-setup.ts'],
    maxWorkers: 2
  }
})
