import { expect, test } from 'vitest'

import { routes } from '../routes/routes.ts'
import { loaderOf } from './pages.ts'

test.each(routes.map(({ name }) => name))('%s has the loader of its own route', async name => {
  expect([undefined, name]).toContain((await loaderOf(name)).route)
})
