import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { COMMANDS } from '../src/keeper/commands.ts'
import { type ControlSocket, openControlSocket } from '../src/keeper/control-socket.ts'
import { COPY_COMMAND } from '../src/keeper/copy-command.ts'
import { explain, overview } from '../src/keeper/help.ts'
import { DOOR_FILE, knock } from '../src/keeper/knock.ts'
import { readArguments } from '../src/keeper/read-arguments.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

/** Nobody but the system may listen there, and it does not. */
const CLOSED_PORT = 2

let backend: TestBackend
let folder: string
let socket: ControlSocket

beforeAll(async () => {
  backend = await createTestBackend()
})

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-door-'))
  socket = await openControlSocket({ dataDir: folder, shop: backend.deps, log: backend.deps.log })
})

afterEach(async () => {
  await socket.close()
  rmSync(folder, { recursive: true, force: true })
})

afterAll(() => backend.close())

const readSocket = (): { port: number; key: string } =>
  JSON.parse(readFileSync(join(folder, DOOR_FILE), 'utf8'))

const writeSocket = (port: number) =>
  writeFileSync(join(folder, DOOR_FILE), JSON.stringify({ port, key: 'any' }))

/** A server of somebody else; returns its port. */
async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

test('a shop that runs on the folder does the command itself', async () => {
  const done = await knock(folder, ['notify', 'info', 'Каникулы', 'Доставляем и в праздники'])
  const refused = await knock(folder, ['stock:set', '2000000000015', 'много'])

  expect(done).toEqual({ code: 0, text: 'Уведомление отправлено: всем' })
  expect(refused).toEqual({ code: 1, text: 'Штук: нужно целое число от 0, а не «много»' })
})

test('only who can read the folder of the shop gets in', async () => {
  const { port } = readSocket()
  const outcome = async (authorization: string) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(['notify', 'info', 'Чужое'])
    })

  expect(statSync(join(folder, DOOR_FILE)).mode & 0o777).toBe(0o600)
  expect((await outcome('')).status).toBe(403)
  expect((await outcome('Bearer 0000000000000000000000000000000000000000000')).status).toBe(403)
  const stored = await backend.db
    .selectFrom('notification')
    .select('id')
    .where('title', '=', 'Чужое')
    .execute()
  expect(stored).toEqual([])
})

test('nobody answers at a shop that is closed', async () => {
  await socket.close()

  expect(await knock(folder, ['review:list'])).toBeUndefined()
})

test('a shop that was killed, and its port given to another program, is not running', async () => {
  const another = createServer((_, response) => response.writeHead(404).end())
  const port = await listen(another)
  writeSocket(port)
  const answered = await knock(folder, ['review:list'])
  another.close()

  expect(answered).toBeUndefined()
  writeSocket(CLOSED_PORT)
  expect(await knock(folder, ['review:list'])).toBeUndefined()
})

test('a command that was cut off is not done a second time', async () => {
  const dying = createServer(request => request.socket.destroy())
  writeSocket(await listen(dying))

  await expect(knock(folder, ['review:list'])).rejects.toThrow('остановился посреди команды')
  dying.close()
})

test('every command is in the overview, and its example is one that it takes', () => {
  const commands = [...COMMANDS, COPY_COMMAND]

  const all = overview(commands)

  for (const command of commands) {
    expect(all).toContain(`  ${command.name} `)
    expect(explain(command)).toContain(`Пример: npm run shop -- ${command.example}`)
    const [words = ''] = command.example.split('\n')
    const [, ...args] = words.match(/"[^"]*"|\S+/g) ?? []
    expect(() => readArguments(command, args)).not.toThrow()
  }
})
