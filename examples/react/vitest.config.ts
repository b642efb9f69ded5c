import { defineConfig } from 'vitest/config'

import { shared } from '../../testing/shared.config.ts'

export default defineConfig({ test: { ...shared, include: ['test/**/*.test.ts'] } })
