import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

import { shared } from '../../testing/shared.config.ts'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    ...shared,
    maxConcurrency: 2,
    globalSetup: fileURLToPath(new URL('test/global-setup.ts', import.meta.url)),
    // The story of the storefront itself, on this front.
    include: ['examples/vue/test/**/*.test.ts', 'e2e/purchase.test.ts']
  }
})
