import { defineConfig } from 'vitest/config'

import { shared } from '../../testing/shared.config.ts'

export default defineConfig({
  test: {
    ...shared,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/patience.ts']
  }
})
