import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seededTemplate } from '../src/testing/store-template.ts'
import { createPlace, type Place } from './backend-place.ts'
import { type BackendProcess, type BackendProgram, openProgram } from './backend-process.ts'

const FILE = fileURLToPath(import.meta.url)
const EMBEDDED = ''
/** Nobody but the system may listen there, and it does not. */
const CLOSED_PORT = 2

let program: BackendProgram
let place: Place

beforeAll(async () => {
  program = await openProgram()
  place = await createPlace(seededTemplate(60), EMBEDDED)
})

afterAll(async () => {
  await program.close()
  await place.remove()
})

const start = () => program.start(place.settings)

const restock = ({ port }: BackendProcess, email: string) =>
  fetch(`http://localhost:${port}/mail-sender/v1/restocked`, {
    method: 'POST',
    body: JSON.stringify({ groupId: 1, email })
  })

async function countCategories({ port }: BackendProcess): Promise<number> {
  const response = await fetch(`http://localhost:${port}/catalog/v1/categories`)
  return (await response.json()).data.length
}

test('survives kill -9, is refused to a second process, and stops cleanly', async () => {
  const first = await start()
  expect((await restock(first, 'anna@pochta.example')).status).toBe(200)

  expect(await program.fail(place.settings)).toEqual({
    code: 1,
    errors: `Папка данных ${place.dataDir} занята процессом ${first.child.pid}: остановите его или задайте другую папку в DATA_DIR.\n`
  })

  await first.stop('SIGKILL')
  const third = await start()
  expect(third.output()).not.toContain('Наполняю')
  expect(await countCategories(third)).toBeGreaterThan(20)

  expect(await third.stop('SIGTERM')).toEqual({ code: 0, errors: '' })
})

test('goes on when nobody reads its log any more', async () => {
  const backend = await start()
  backend.child.stdout.destroy()

  for (let call = 0; call < 3; call += 1) await countCategories(backend)

  expect(await countCategories(backend)).toBeGreaterThan(20)
  expect(await backend.stop('SIGTERM')).toEqual({ code: 0, errors: '' })
})

test('says which port is taken', async () => {
  const holder = createServer().listen(0)
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo

  const ended = await program.fail({ ...place.settings, API_PORT: port })

  holder.close()
  expect(ended).toEqual({
    code: 1,
    errors: `Порт ${port} занят: остановите процесс на нём или задайте другой, например API_PORT=${port + 1}.\n`
  })
})

test.each(['/proc/vitrina', FILE, join(FILE, 'data')])(
  'says that the data folder %s cannot be written',
  async dataDir => {
    expect(await program.fail({ DATA_DIR: dataDir })).toEqual({
      code: 1,
      errors: `В папку данных ${dataDir} нельзя писать: дайте этому пользователю права или задайте другую в DATA_DIR.\n`
    })
  }
)

test('says that the database does not answer', async () => {
  const url = `postgres://shop:canary@localhost:${CLOSED_PORT}/shop`

  const { code, errors } = await program.fail({ ...place.settings, DATABASE_URL: url })

  expect(code).toBe(1)
  expect(errors).toMatch(/^База данных из DATABASE_URL не отвечает \(.+\): .+\n$/)
  expect(errors).not.toContain('canary')
})

test('says which setting makes no sense', async () => {
  const ended = await program.fail({ ...place.settings, API_PORT: 'много' })

  expect(ended).toEqual({ code: 1, errors: 'API_PORT=много: нужно целое число от 1 до 65535.\n' })
})
