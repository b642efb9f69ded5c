// Shows how `npm start` treats its two processes, with two small stand-ins for them.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { makeCheckout } from './lib/fixture.mjs'
import { freePort } from './lib/ports.mjs'
import { root } from './lib/workspace.mjs'

const ANSWERING = `
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
const [port, health, diary] = process.argv.slice(2)
const server = createServer((request, response) => {
  response.statusCode = request.url === health ? 200 : 404
  response.end(String(process.pid))
})
server.listen(Number(port))
process.on('SIGTERM', () => {
  appendFileSync(diary, 'stopped ' + health + '\\n')
  server.closeAllConnections()
  server.close()
})
`

const REFUSING = `
console.error('Папка с данными занята другим процессом (pid 4242).')
process.exit(1)
`

const CRASHING = "throw new Error('Нет места на диске')"

const DRIVER = `
import { runScript } from '${root}/scripts/lib/script.mjs'
import { runShop } from '${root}/scripts/lib/shop.mjs'
const [folder, backend, port, apiPort] = process.argv.slice(2)
const diary = folder + '/diary'
await runScript(() => runShop({
  settings: { port: Number(port), apiPort: Number(apiPort), dataDir: folder },
  backend: [process.execPath, folder + '/' + backend, apiPort, '/health', diary],
  storefront: [process.execPath, folder + '/answering.mjs', port, '/healthz', diary],
  mode: 'production',
  logs: folder,
  pausesMs: [10, 20],
  silenceMs: 300_000
}))
`

async function openShop(backend) {
  const checkout = makeCheckout({
    'answering.mjs': ANSWERING,
    'refusing.mjs': REFUSING,
    'crashing.mjs': CRASHING,
    'driver.mjs': DRIVER,
    diary: ''
  })
  const [port, apiPort] = [await freePort(), await freePort()]
  const child = spawn(
    process.execPath,
    [join(checkout.folder, 'driver.mjs'), checkout.folder, backend, port, apiPort].map(String),
    {
      stdio: ['ignore', 'pipe', 'pipe']
    }
  )
  const said = { out: '', err: '' }
  onTestFinished(() => void child.kill())
  const closed = new Promise(resolve => child.once('close', resolve))
  const opened = new Promise(resolve =>
    child.stdout.on('data', chunk => {
      said.out += chunk
      resolve()
    })
  )
  child.stderr.on('data', chunk => {
    said.err += chunk
  })
  const diary = () => readFileSync(join(checkout.folder, 'diary'), 'utf8')
  return { child, port, apiPort, said, opened, closed, diary, folder: checkout.folder }
}

/** The process that answers there. */
const pidAt = async (port, path) =>
  Number(await (await fetch(`http://127.0.0.1:${port}${path}`)).text())

test.each([
  ['SIGTERM', 1],
  // The terminal sends one, npm sends another.
  ['SIGINT', 2]
])(
  'says the address in one line and stops both on %s, the storefront first',
  async (signal, times) => {
    const shop = await openShop('answering.mjs')
    await shop.opened

    for (let sent = 0; sent < times; sent += 1) shop.child.kill(signal)

    expect(await shop.closed).toBe(0)
    expect(shop.said).toEqual({ out: `Магазин открыт: http://localhost:${shop.port}\n`, err: '' })
    expect(shop.diary()).toBe('stopped /healthz\nstopped /health\n')
  }
)

test.each([
  ['that gave up', 'refusing.mjs', 'Папка с данными занята другим процессом (pid 4242).'],
  ['that crashed', 'crashing.mjs', 'Нет места на диске']
])(
  'repeats the reason of a process %s, without a stack, and ends with code 1',
  async (_how, program, reason) => {
    const shop = await openShop(program)

    expect(await shop.closed).toBe(1)
    expect(shop.said).toEqual({ out: '', err: `${reason}\n` })
  }
)

test('starts a dead backend again and says so, while the storefront stays open', async () => {
  const { child, port, apiPort, said, opened, closed, folder } = await openShop('answering.mjs')
  await opened
  const [dead, storefront] = [await pidAt(apiPort, '/health'), await pidAt(port, '/healthz')]

  process.kill(dead, 'SIGKILL')

  await expect.poll(() => said.err).toContain('снова отвечает')
  expect(said.err).toBe(
    `Сервер API: процесс завершился сам (сигнал SIGKILL). Журнал: ${folder}/backend-${apiPort}.log\n` +
      'Сервер API: запускаю снова через 0.01 с\nСервер API: снова отвечает\n'
  )
  expect(await pidAt(apiPort, '/health')).not.toBe(dead)
  expect(await pidAt(port, '/healthz')).toBe(storefront)
  child.kill('SIGTERM')
  expect(await closed).toBe(0)
})

test('waits longer before each new start, and can be stopped meanwhile', async () => {
  const { child, apiPort, said, opened, closed } = await openShop('answering.mjs')
  await opened

  for (const deaths of [1, 2, 3]) {
    process.kill(await pidAt(apiPort, '/health'), 'SIGKILL')
    await expect.poll(() => said.err.match(/снова отвечает/g)?.length).toBe(deaths)
  }

  expect(said.err.match(/через [\d.]+ с/g)).toEqual([
    'через 0.01 с',
    'через 0.02 с',
    'через 0.02 с'
  ])
  process.kill(await pidAt(apiPort, '/health'), 'SIGKILL')
  child.kill('SIGTERM')
  expect(await closed).toBe(0)
})

test('names the taken port and the way to another', async () => {
  const server = createServer()
  const port = await new Promise(resolve => server.listen(0, () => resolve(server.address().port)))
  onTestFinished(() => void server.close())
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: String(port), API_PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })

  expect(await new Promise(resolve => child.once('close', resolve))).toBe(1)
  expect(said).toBe(
    `Порт ${port} занят другой программой. Выберите другой: PORT=${port + 1} npm start\n`
  )
})
