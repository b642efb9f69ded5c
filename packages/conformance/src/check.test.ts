import { createServer, type Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'

import { checkFront } from './check.ts'

let server: Server | undefined
afterEach(() => server?.close())

const pages = '<h1>A front</h1>'

/** A front that shows a page at every address; nothing of it is ever looked at here. */
async function serve(): Promise<string> {
  server = createServer((_, response) => response.end(pages))
  await new Promise<void>(done => server?.listen(0, done))
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}

const noBrowser = {} as Browser

test('a story that the front leaves out is told with its reason, and never begun', async () => {
  const without = { 'no-script': 'its pages are drawn in the browser' }
  const outcomes = checkFront({
    ...{ url: await serve(), browser: noBrowser, stories: ['no-script'], without }
  })

  expect((await outcomes.next()).value).toMatchObject({
    ...{ story: 'no-script', state: 'left out', reason: without['no-script'] }
  })
})

test('a story that needs a backend where there is none is no verdict on the front', async () => {
  const url = await serve()
  const outcomes = checkFront({ url, browser: noBrowser, stories: ['favourites'] })

  await expect(outcomes.next()).rejects.toThrow(`${url}/api is no backend of a shop`)
})

test('a front that does not answer is no verdict either', async () => {
  const outcomes = checkFront({ url: 'http://localhost:9', browser: noBrowser })

  await expect(outcomes.next()).rejects.toThrow('Nobody answers at http://localhost:9')
})
