import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

import { shared } from '../../testing/shared.config.ts'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    ...shared,
    globalSetup: fileURLToPath(new URL('test/global-setup.ts', import.meta.url)),
    include: ['examples/next/test/**/*.test.ts']
  }
})
