import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const TSX = fileURLToPath(new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url))

let folder: string
let port: number
const started: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-start-'))
  port = await freePort()
})

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<{ code: number | null; errors: string }>
}

function start(environment: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ['--import', TSX, MAIN], {
    env: {
      PATH: process.env.PATH,
      API_PORT: String(port),
      DATA_DIR: folder,
      SEED_PRODUCTS: '40',
      ...environment
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  started.push(child)
  let output = ''
  let errors = ''
  child.stdout?.on('data', text => (output += text))
  child.stderr?.on('data', text => (errors += text))
  const ended = once(child, 'close').then(([code]) => ({ code, errors }))
  return { child, output: () => output, ended }
}

/** Resolves when the backend says that it answers, or fails with what it said instead. */
async function ready(run: Run): Promise<void> {
  const over = run.ended.then(({ errors }) => {
    throw new Error(errors)
  })
  while (!run.output().includes('API: http')) {
    await Promise.race([once(run.child.stdout ?? run.child, 'data'), over])
  }
  over.catch(() => undefined)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const restock = (email: string) =>
  fetch(`http://localhost:${port}/mail-sender/v1/restocked`, {
    method: 'POST',
    body: JSON.stringify({ groupId: 1, email })
  })

const countOf = async (path: string) => {
  const response = await fetch(`http://localhost:${port}${path}`)
  return (await response.json()).data.length
}

test('survives kill -9, is refused to a second process, and stops cleanly', async () => {
  const first = start()
  await ready(first)
  expect((await restock('anna@pochta.example')).status).toBe(200)

  const second = await start({ API_PORT: String(await freePort()) }).ended
  expect(second).toEqual({
    code: 1,
    errors: `Папка данных ${folder} занята процессом ${first.child.pid}: остановите его или задайте другую папку в DATA_DIR.\n`
  })

  first.child.kill('SIGKILL')
  await first.ended
  const third = start()
  await ready(third)
  expect(third.output()).not.toContain('Наполняю')
  expect(await countOf('/catalog/v1/categories')).toBeGreaterThan(20)

  third.child.kill('SIGTERM')
  expect(await third.ended).toEqual({ code: 0, errors: '' })
})

test('goes on when nobody reads its log any more', async () => {
  const run = start()
  await ready(run)
  run.child.stdout?.destroy()

  for (let call = 0; call < 3; call += 1) await countOf('/catalog/v1/categories')

  expect(await countOf('/catalog/v1/categories')).toBeGreaterThan(20)
  run.child.kill('SIGTERM')
  expect(await run.ended).toEqual({ code: 0, errors: '' })
})

test('says which port is taken', async () => {
  const holder = createServer().listen(port)
  await once(holder, 'listening')

  const { code, errors } = await start().ended

  holder.close()
  expect(code).toBe(1)
  expect(errors).toBe(
    `Порт ${port} занят: остановите процесс на нём или задайте другой, например API_PORT=${port + 1}.\n`
  )
})

test.each(['/proc/vitrina', MAIN, join(MAIN, 'data')])(
  'says that the data folder %s cannot be written',
  async dataDir => {
    const { code, errors } = await start({ DATA_DIR: dataDir }).ended

    expect(code).toBe(1)
    expect(errors).toBe(
      `В папку данных ${dataDir} нельзя писать: дайте этому пользователю права или задайте другую в DATA_DIR.\n`
    )
  }
)

test('says that the database does not answer', async () => {
  const url = `postgres://shop:canary@localhost:${await freePort()}/shop`
  const { code, errors } = await start({ DATABASE_URL: url }).ended

  expect(code).toBe(1)
  expect(errors).toMatch(/^База данных из DATABASE_URL не отвечает \(.+\): .+\n$/)
  expect(errors).not.toContain('canary')
})

test('says which setting makes no sense', async () => {
  const { code, errors } = await start({ API_PORT: 'много' }).ended

  expect([code, errors]).toEqual([1, 'API_PORT=много: нужно целое число от 1 до 65535.\n'])
})
