import { test } from 'vitest'

import { checks } from './checks.mjs'

for (const [title, check] of Object.entries(checks)) test(title, check)
