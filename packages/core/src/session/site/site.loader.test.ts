import { expect, test } from 'vitest'

import { getConfiguration } from '../../contracts/config-provider.ts'
import { createMemoryBrowser } from '../../platform/memory.ts'
import { demoConfiguration } from '../../testing/demo-configuration.ts'
import { createFakeServer } from '../../testing/fake-server.ts'
import { createRandomBytes } from '../../testing/random.ts'
import { readConfiguration } from './site.loader.ts'

function openHost() {
  const server = createFakeServer()
  const { fetch } = server
  return {
    server,
    platform: createMemoryBrowser().open({ fetch, randomBytes: createRandomBytes(1) })
  }
}

test('what a shop is made with is read before there is one', async () => {
  const { platform } = openHost()

  expect(await readConfiguration(platform)).toEqual(demoConfiguration)
})

test('a backend that is away is told as by any call', async () => {
  const { server, platform } = openHost()
  server.fail(getConfiguration, () => new Response('', { status: 503 }))

  const reading = readConfiguration(platform, { retry: { limit: 0 } })

  await expect(reading).rejects.toMatchObject({
    name: 'ApiError',
    status: 503,
    retryable: true,
    where: 'GET /config-provider/v1'
  })
})

test('what is no platform is refused by its name', async () => {
  const { platform } = openHost()

  const reading = readConfiguration({ ...platform, apiUrl: 'http://localhost/' })

  await expect(reading).rejects.toThrow('readConfiguration(platform): apiUrl has to be')
})
