import { defineConfig } from 'vitest/config'

import { shared } from '../testing/shared.config.ts'
import { useScratch } from './lib/scratch.mjs'

// What the tests lay down is gone with their run.
useScratch()

export default defineConfig({ test: { ...shared, include: ['*.test.mjs'] } })
