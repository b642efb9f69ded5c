import { randomBytes, timingSafeEqual } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'

import type { Log } from '../http/log.ts'
import type { KeptShop } from './command.ts'
import { DOOR_FILE } from './knock.ts'
import { type Outcome, runCommand } from './run-command.ts'

const REQUEST_MAX_BYTES = 64 * 1024

export interface ControlSocket {
  close(): Promise<void>
}

interface ControlSocketOptions {
  readonly dataDir: string
  readonly shop: KeptShop
  readonly log: Log
}

/**
 * Lets the keeper's commands into a running shop whose embedded store has room for one process
 * only: a port of this machine, and a key that only the owner of the data folder can read.
 */
export async function openControlSocket({
  dataDir,
  shop,
  log
}: ControlSocketOptions): Promise<ControlSocket> {
  const key = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    serve(request, response, { key, shop }).catch((error: unknown) => {
      log({ level: 'error', keeper: 'failed', error: String(error).slice(0, 300) })
      answer(response, { code: 1, text: 'Команда не выполнена: подробности в журнале сервера' })
    })
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const path = join(dataDir, DOOR_FILE)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ port, key }), { mode: 0o600 })
  renameSync(draft, path)
  return {
    async close() {
      rmSync(path, { force: true })
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    }
  }
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { key, shop }: { key: string; shop: KeptShop }
): Promise<void> {
  if (!isKey(request.headers.authorization ?? '', `Bearer ${key}`)) {
    response.writeHead(403).end()
    return
  }
  const words = toWords(await readText(request))
  if (words === undefined) return answer(response, { code: 1, text: 'Команда не понята' })
  answer(response, await runCommand(words, shop))
}

function isKey(key: string, expected: string): boolean {
  const [one, other] = [Buffer.from(key), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > REQUEST_MAX_BYTES) return ''
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function toWords(text: string): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return undefined
    return value.every(word => typeof word === 'string') ? value : undefined
  } catch {
    return undefined // Not ours: the answer says so.
  }
}

function answer(response: ServerResponse, outcome: Outcome): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(outcome))
}
