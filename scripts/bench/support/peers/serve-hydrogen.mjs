// A process that runs a built Hydrogen shop without Oxygen: `node serve-hydrogen.mjs <folder> <port> <settings as JSON>`
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'

const [folder, port, settings] = process.argv.slice(2)
const TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon'
}

/** A worker outlives a promise that fails, and passes a stream on as it is; node does neither. */
process.on('unhandledRejection', console.error)
const { fetch } = globalThis
globalThis.fetch = (address, settings) => fetch(address, { duplex: 'half', ...settings })
globalThis.caches = { open: async () => createCache() }
const worker = (await import(pathToFileURL(join(folder, 'dist/server/index.js')).href)).default
const env = JSON.parse(settings)
const context = { waitUntil: promise => promise.catch(console.error), passThroughOnException() {} }

createServer(async (request, response) => {
  try {
    const { pathname } = new URL(request.url, 'http://localhost')
    const file = join(folder, 'dist/client', pathname)
    if (pathname.startsWith('/pictures/')) return await sendPicture(request, response)
    if (existsSync(file) && statSync(file).isFile()) return await sendFile(file, response)
    await send(await worker.fetch(requestOf(request), env, context), response)
  } catch (error) {
    console.error(error)
    response.destroy()
  }
}).listen(Number(port), 'localhost')

/** The cache of a worker, in memory, with the lifetime that the answers say. */
function createCache() {
  const entries = new Map()
  const keyOf = request => (typeof request === 'string' ? request : request.url)
  return {
    async put(request, response) {
      const age = /(?:s-maxage|max-age)=(\d+)/.exec(response.headers.get('cache-control') ?? '')
      const body = await response.arrayBuffer()
      const until = Date.now() + Number(age?.[1] ?? 0) * 1000
      entries.set(keyOf(request), { body, until, headers: [...response.headers] })
    },
    async match(request) {
      const entry = entries.get(keyOf(request))
      if (entry === undefined || entry.until < Date.now()) return undefined
      return new Response(entry.body, { headers: entry.headers })
    },
    delete: async request => entries.delete(keyOf(request))
  }
}

function requestOf(request) {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
  return new Request(new URL(request.url, `http://${request.headers.host}`), {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' })
  })
}

/** Its rule of content lets no picture come but from Shopify's own addresses: it is left out. */
async function send(answer, response) {
  for (const [name, value] of answer.headers) {
    if (name !== 'content-security-policy' && name !== 'set-cookie') response.setHeader(name, value)
  }
  response.setHeader('set-cookie', answer.headers.getSetCookie())
  response.writeHead(answer.status)
  if (answer.body === null) response.end()
  else await pipeline(Readable.fromWeb(answer.body), response)
}

async function sendPicture({ url, headers }, response) {
  const answer = await fetch(env.PUBLIC_STORE_DOMAIN + url, { headers: { accept: headers.accept } })
  for (const name of ['content-type', 'cache-control', 'vary']) {
    response.setHeader(name, answer.headers.get(name))
  }
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
}

function sendFile(file, response) {
  response.setHeader('content-type', TYPES[file.split('.').at(-1)] ?? 'application/octet-stream')
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  return pipeline(createReadStream(file), response)
}
