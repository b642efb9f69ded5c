// Stands before a front and breaks one thing of it on the wire.
import { request as ask, createServer } from 'node:http'
import { connect } from 'node:net'

const TEXT = /^(text|application\/(json|javascript|manifest))/
const PAGE = /^text\/html/
const FRONT_TEXT = /^text\/(html|javascript)|^application\/(json|javascript)/

/**
 * Opens a front at an address of its own. What a fault may have:
 * `answers(request)`: an answer in place of the front's; `asks(request)`: headers or a path that go there instead;
 * `words`: what is replaced in pages and scripts; `script`, `styles`: what each page gets besides;
 * `page(html)`: the page as it is sent; `after(request, body, answer, urls)`: what happens once an answer has come.
 */
export async function openBroken({ url, apiUrl }, fault) {
  const { hostname, port } = new URL(url)
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const made = fault.answers?.(request)
    if (made) return send(response, made)
    const { path = request.url, ...headers } = fault.asks?.(request) ?? {}
    const answer = await passOn({ hostname, port, path, method: request.method }, request, {
      body,
      headers
    })
    await fault.after?.({ request, body, answer, apiUrl })
    send(response, changed(answer, fault, url, own.url))
  })
  server.on('upgrade', (request, socket, head) => tunnel({ hostname, port }, request, socket, head))
  await new Promise(done => server.listen(0, done))
  const own = { url: `http://localhost:${server.address().port}` }
  return {
    ...own,
    close() {
      server.closeAllConnections()
      return new Promise(done => server.close(done))
    }
  }
}

async function bodyOf(stream) {
  const pieces = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** As it came, but not compressed: what is compressed cannot be changed. */
const passOn = (target, request, { body, headers }) =>
  new Promise((done, fail) => {
    const own = { ...request.headers, 'accept-encoding': 'identity', ...headers }
    const asked = ask({ ...target, headers: own }, async answer =>
      done({ status: answer.statusCode, headers: answer.headers, body: await bodyOf(answer) })
    )
    asked.on('error', fail)
    asked.end(body)
  })

/** The answer with the fault in it, and with this address in place of the front's. */
function changed({ status, headers, body }, fault, url, own) {
  const { 'content-length': _, 'content-security-policy': __, ...kept } = headers
  const kind = headers['content-type'] ?? ''
  if (kept.location) kept.location = kept.location.replaceAll(url, own)
  if (!TEXT.test(kind)) return { status, headers: kept, body }
  let text = body.toString().replaceAll(url, own)
  if (FRONT_TEXT.test(kind))
    for (const [from, to] of fault.words ?? []) text = text.replaceAll(from, to)
  if (PAGE.test(kind)) text = pageWith(fault.page?.(text) ?? text, fault)
  return { status, headers: kept, body: text }
}

const pageWith = (html, { script, styles }) =>
  html.replace(
    '<head>',
    () =>
      `<head>${script ? `<script>${script}</script>` : ''}${styles ? `<style>${styles}</style>` : ''}`
  )

function send(response, { status, headers = {}, body = '' }) {
  response.writeHead(status, headers)
  response.end(body)
}

function tunnel({ hostname, port }, request, socket, head) {
  const upstream = connect(port, hostname, () => {
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
    upstream.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    upstream.write(head)
    upstream.pipe(socket).pipe(upstream)
  })
  for (const end of [upstream, socket])
    end.on('error', () => [upstream, socket].map(each => each.destroy()))
}
