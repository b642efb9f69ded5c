import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Names of what people write, wherever the backend tells it. */
const TEXTS = new Set([
  ...['title', 'shopTitle', 'h1', 'description', 'ogTitle', 'ogDescription', 'keywords'],
  ...['lead', 'text', 'html', 'alt', 'value', 'message', 'fio', 'address', 'schedule', 'hint'],
  ...['comment', 'commentary', 'basketErr', 'note', 'phone', 'recipient', 'author', 'answer']
])
/** The live connection among them: a page does without. */
const OF_CONNECTION = ['host', 'connection', 'upgrade', 'content-length', 'transfer-encoding']

/** Stands before a backend: every text of its answers ends with `spell`. */
export async function openHostileBackend(apiUrl: string, spell: string) {
  const server = createServer(async (request, response) => {
    const { status, headers, text } = await ask(apiUrl, request)
    const isJson = headers['content-type']?.includes('json')
    response.writeHead(status, headers).end(isJson ? poisoned(text, spell) : text)
  })
  await new Promise<void>(done => server.listen(0, done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}

async function ask(apiUrl: string, request: IncomingMessage) {
  const sent: Buffer[] = []
  for await (const piece of request) sent.push(piece)
  const answer = await fetch(apiUrl + request.url, {
    method: request.method ?? 'GET',
    headers: kept(Object.entries(request.headers)),
    redirect: 'manual',
    ...(sent.length > 0 && { body: Buffer.concat(sent) })
  })
  const headers = kept([...answer.headers].filter(([name]) => name !== 'content-encoding'))
  return { status: answer.status, headers, text: await answer.text() }
}

const kept = (headers: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(
    headers.flatMap(([name, value]) =>
      OF_CONNECTION.includes(name) ? [] : [[name, String(value)] as const]
    )
  )

const poisoned = (text: string, spell: string) =>
  JSON.stringify(JSON.parse(text), (name, value) =>
    typeof value === 'string' && TEXTS.has(name) ? `${value} ${spell}` : value
  )
