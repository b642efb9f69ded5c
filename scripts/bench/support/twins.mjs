// Stands before the shop and gives a page as it is, or its twin: the same page changed on the way.
import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

/** The quality the shop itself uses for pages. */
const BROTLI_QUALITY = 5

/**
 * Everything but documents goes through untouched, so that pictures, fonts and scripts are the same.
 * `change(html, path)` makes the twin's document; without it this is the page as it is.
 * `files` answers further paths: `{ '/bare.js': text }`.
 */
export async function openTwin(shopUrl, change = html => html, files = {}) {
  const server = createServer(async (request, response) => {
    try {
      if (Object.hasOwn(files, request.url)) sendScript(response, files[request.url])
      else await pass(shopUrl, change, request, response)
    } catch (error) {
      response.writeHead(502).end(String(error))
    }
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    }
  }
}

async function pass(shopUrl, change, request, response) {
  const { host, connection, ...headers } = request.headers
  // Documents are changed, so they come plain; node's fetch would unpack the rest on the way.
  const answer = await fetch(new URL(request.url, shopUrl), {
    headers: { ...headers, 'accept-encoding': 'identity' },
    redirect: 'manual'
  })
  const type = answer.headers.get('content-type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  for (const name of ['content-type', 'cache-control', 'content-security-policy', 'location']) {
    if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name))
  }
  const isDocument = type.startsWith('text/html')
  const text = isDocument ? await change(body.toString('utf8'), request.url) : body
  if (/^(?:image|font)\//.test(type)) response.writeHead(answer.status).end(text)
  else sendBrotli(response, answer.status, text, isDocument ? BROTLI_QUALITY : 11)
}

function sendBrotli(response, status, text, quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const body = brotliCompressSync(text, { params })
  response.setHeader('content-encoding', 'br')
  response.writeHead(status, { 'content-length': body.length }).end(body)
}

function sendScript(response, text) {
  response.setHeader('content-type', 'text/javascript; charset=utf-8')
  sendBrotli(response, 200, text, 11)
}

/** The same page with no script at all: its state, its data for search engines, its loader go. */
export const withoutScripts = html => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
