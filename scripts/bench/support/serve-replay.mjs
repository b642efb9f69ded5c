// A process that answers as the backend once did: `node serve-replay.mjs <backend address> <port>`.
import { createServer } from 'node:http'

const [backend, port] = process.argv.slice(2)
const kept = new Map()

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const key = `${request.method} ${request.url} ${body}`
  // The promise: ten connections ask for the same before the first answer.
  if (!kept.has(key)) kept.set(key, ask(request, body))
  const { status, type, text } = await kept.get(key)
  response.writeHead(status, ' ', { 'content-type': type, 'content-length': text.length }).end(text)
}).listen(Number(port), '127.0.0.1')

async function ask({ method, url, headers }, body) {
  const { host, connection, 'content-length': length, ...others } = headers
  const answer = await fetch(backend + url, {
    method,
    headers: others,
    ...(body.length > 0 && { body })
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: Buffer.from(await answer.arrayBuffer())
  }
}
