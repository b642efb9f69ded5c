import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  createTestBackend,
  type TestBackend
} from '../../../examples/server/src/testing/test-backend.ts'
import { type CheckedCall, type CheckOptions, checkContracts } from '../cli/contract-check.ts'

const account = { login: 'anna@example.ru', password: 'penal-anna' }
const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

/** What a proxy does to the answers of one path. */
type Change = (path: string, text: string) => string

let backend: TestBackend
const servers: Server[] = []

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(async () => {
  for (const server of servers) server.close()
  await backend.close()
})

/** The reference backend behind a port, its answers changed on the way. */
async function serve(change: Change = (_, text) => text): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const path = incoming.url ?? '/'
    const request = new Request(`http://backend.test${path}`, {
      method: incoming.method ?? 'GET',
      headers: Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
      ),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) })
    })
    const answer = await backend.app.fetch(request)
    outgoing.writeHead(answer.status, {
      'content-type': 'application/json',
      date: backend.clock.now().toUTCString()
    })
    outgoing.end(change(path, await answer.text()))
  })
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

async function check(options: CheckOptions): Promise<CheckedCall[]> {
  const rows: CheckedCall[] = []
  for await (const row of checkContracts(options)) rows.push(row)
  return rows
}

const differing = (rows: readonly CheckedCall[]) =>
  rows.filter(({ differences }) => differences.length > 0)

test('the reference backend answers as the contracts say, to guests and to members', async () => {
  const rows = await check({ url: await serve(), write: true, account })

  expect(differing(rows)).toEqual([])
  const open = rows.filter(({ unchecked }) => unchecked !== undefined)
  expect(rows.length - open.length).toBeGreaterThan(120)
  expect(open.length, JSON.stringify(open)).toBeLessThan(25)
})

test('a field that changed is named with its call, what was expected and what came', async () => {
  const url = await serve((path, text) =>
    path.startsWith('/catalog/v1/categories') ? text.replaceAll('"title":', '"name":') : text
  )

  const rows = await check({ url })

  expect(differing(rows)).toEqual([
    {
      call: 'GET /catalog/v1/categories',
      visitor: 'guest',
      differences: [
        expect.objectContaining({ field: 'data.*.title', expected: 'string', got: 'nothing' }),
        ...(differing(rows)[0]?.differences.slice(1) ?? [])
      ]
    }
  ])
})

test('private things shown to a guest are a difference, and so is a refusal without words', async () => {
  const url = await serve((path, text) => (path === '/users/v1/profile' ? '{}' : text))

  const rows = await check({ url })

  expect(differing(rows)).toMatchObject([
    {
      call: 'GET /users/v1/profile',
      differences: [{ field: 'message', expected: 'a text in every refusal', got: 'nothing' }]
    }
  ])
})

test('nothing is written unless it was allowed', async () => {
  const methods = new Set<string>()
  const url = await serve()
  for (const { call } of await check({ url })) methods.add(call.split(' ')[0] ?? '')

  expect([...methods].toSorted()).toEqual(['GET', 'POST'])
})

function runCommand(...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', main, ...args])
  let output = ''
  child.stdout?.on('data', chunk => {
    output += chunk
  })
  child.stderr?.on('data', chunk => {
    output += chunk
  })
  return new Promise<{ code: number | null; output: string }>(done =>
    child.on('close', code => done({ code, output }))
  )
}

test('the command counts calls by their groups, tells each difference and fails on one', async () => {
  const good = await runCommand('contract', 'check', '--url', await serve())
  const bad = await runCommand(
    ...['contract', 'check', '--url'],
    await serve((path, text) =>
      path === '/currencies/v1' ? text.replaceAll('"sign":"₽"', '"sign":8381') : text
    )
  )

  expect(good.code, good.output).toBe(0)
  expect(good.output).toMatch(/^ {2}catalog +\d+ agree$/m)
  expect(good.output).toMatch(/\d+ calls checked, 0 differ/)
  expect(bad.code).toBe(1)
  expect(bad.output).toContain('GET /currencies/v1 (listCurrencies), asked by a guest')
  expect(bad.output).toContain('the contract says: data.*.sign is string')
  expect(bad.output).toContain('the backend sent:  number 8381')
})

test('an address that does not answer, and wrong arguments, are told plainly', async () => {
  const silent = await runCommand('contract', 'check', '--url', 'http://127.0.0.1:9')
  const wrong = await runCommand('contract', 'check', '--url', 'localhost')

  expect(silent).toMatchObject({ code: 1 })
  expect(silent.output).toMatch(/http:\/\/127\.0\.0\.1:9 does not answer: /)
  expect(wrong).toMatchObject({ code: 2 })
  expect(wrong.output).toContain('--url needs an address like http://localhost:4000')
})
