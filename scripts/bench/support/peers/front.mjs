// Stands before any shop as an edge does: TLS, HTTP/2, brotli. The same for all that are compared.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'

/** Of what is made for each visitor, and of what is kept. */
const PAGE_QUALITY = 5
const FILE_QUALITY = 11
/** HTTP/2 knows none of these. */
const OF_ONE_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade']
const TEXT = /^(?:text|application\/(?:json|javascript|manifest)|image\/svg)/

/** Opens a front of the shop at `target`, which it asks for plain texts; answers `{ url, close }`. */
export async function openFront(target) {
  const kept = new Map()
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) =>
    pass(target, kept, request, response).catch(() => response.stream?.close())
  )
  await new Promise(resolve => server.listen(0, 'localhost', resolve))
  const sessions = new Set()
  server.on('session', session => sessions.add(session))
  server.on('upgrade', (request, socket, head) => join(target, request, socket, head))
  return {
    url: `https://localhost:${server.address().port}`,
    close: () => {
      for (const session of sessions) session.destroy()
      return new Promise(resolve => server.close(resolve))
    }
  }
}

async function pass(target, kept, request, response) {
  if (kept.has(request.url)) return sendKept(kept.get(request.url), response)
  const answer = await forward(target, request)
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !OF_ONE_HOP.includes(name))
  )
  const isKept = answer.statusCode === 200 && answer.headers['cache-control']?.includes('immutable')
  const isText = TEXT.test(headers['content-type'] ?? '')
  if (!isKept && !isText) {
    response.writeHead(answer.statusCode, headers)
    return pipeline(answer, response)
  }
  if (isText) headers['content-encoding'] = 'br'
  if (!isKept) {
    response.writeHead(answer.statusCode, headers)
    return pipeline(answer, brotli(), response)
  }
  const bytes = Buffer.concat(await answer.toArray())
  kept.set(request.url, { headers, bytes: isText ? wellCompressed(bytes) : bytes })
  sendKept(kept.get(request.url), response)
}

function sendKept({ headers, bytes }, response) {
  response.writeHead(200, headers)
  response.end(bytes)
}

async function forward(target, request) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':'))
  )
  const host = request.authority ?? request.headers.host
  const sent = ask(target + request.url, {
    method: request.method,
    headers: { ...headers, host, 'x-forwarded-proto': 'https', 'accept-encoding': 'identity' }
  })
  const answered = new Promise((resolve, reject) =>
    sent.once('response', resolve).once('error', reject)
  )
  const [answer] = await Promise.all([answered, pipeline(request, sent)])
  return answer
}

/** A socket: its bytes go on as they are. */
function join(target, { method, url, rawHeaders }, socket, head) {
  const { hostname, port } = new URL(target)
  const names = rawHeaders.filter((_, place) => place % 2 === 0)
  const lines = names.map((name, place) => `${name}: ${rawHeaders[place * 2 + 1]}`)
  const shop = connect(Number(port), hostname, () => {
    shop.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
    shop.write(head)
  })
  pipeline(shop, socket, shop).catch(() => socket.destroy())
}

/** Each piece goes out as it comes: two of the shops stream their pages. */
const brotli = () =>
  createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY }
  })

const wellCompressed = bytes =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: FILE_QUALITY } })

/** Of a few days, for this machine alone. */
function certificate() {
  const folder = mkdtempSync(pathOf(tmpdir(), 'vitrina-front-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map(name => pathOf(folder, name))
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2']
  try {
    execFileSync('openssl', ['req', '-x509', ...made, '-subj', '/CN=localhost'], {
      stdio: 'ignore'
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
