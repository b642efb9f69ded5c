// `INSTANCES=3 npm test -- e2e`: the shop that `npm start` opens, with several backends on one PostgreSQL.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'

import { BACKEND, ensureBuilt, STOREFRONT } from './lib/build.mjs'
import { readSettings } from './lib/env.mjs'
import { freePort, requireFreePorts } from './lib/ports.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { answers, firstSignal, startService } from './lib/service.mjs'
import { root } from './lib/workspace.mjs'

register()
const { openRoundRobin } = await import('../examples/server/src/testing/round-robin.ts')

const LOGS = join(root, '.cache')

await runScript(async () => {
  const count = readCount()
  const settings = readSettings(process.env)
  await requireFreePorts({ PORT: settings.port, API_PORT: settings.apiPort })
  await ensureBuilt(console.error)
  const signalled = firstSignal()
  const postgres = await startPostgres({ isCareless: true })
  const shop = await openShop({ ...settings, count }, postgres.url)
  const reason = await Promise.race([signalled, ...shop.services.map(({ exited }) => exited)])
  if (reason !== undefined) console.error(reason)
  await shop.close()
  await postgres.stop()
  return reason === undefined ? 0 : 1
})

async function openShop({ port, apiPort, dataDir, demo, count }, databaseUrl) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: demo,
    DATABASE_URL: databaseUrl,
    STOREFRONT_KEY: randomBytes(32).toString('base64url')
  }
  const start = (title, program, ownPort) =>
    startService({
      title,
      command: [process.execPath, program],
      env: { ...env, API_PORT: String(ownPort) },
      log: join(LOGS, `instance-${ownPort}.log`)
    })
  const ports = await freePorts(count)
  const backends = ports.map(own => start(`Сервер API на порту ${own}`, BACKEND, own))
  const balancer = await openRoundRobin(ports, apiPort)
  const storefront = start('Витрина', STOREFRONT, apiPort)
  const services = [storefront, ...backends]
  const any = { exited: Promise.race(services.map(({ exited }) => exited)) }
  const paths = [...ports.map(own => `${own}/health`), `${port}/healthz`]
  const opened = await Promise.all(paths.map(path => answers(`http://127.0.0.1:${path}`, any)))
  if (opened.every(Boolean)) console.log(`Магазин открыт: http://localhost:${port}`)
  return {
    services,
    async close() {
      await storefront.stop()
      await balancer.close()
      for (const backend of backends) await backend.stop()
    }
  }
}

function readCount() {
  const count = Number(process.env.INSTANCES)
  if (Number.isInteger(count) && count >= 1 && count <= 10) return count
  throw new Refusal('INSTANCES: нужно число серверов API от 1 до 10, например INSTANCES=3.')
}

async function freePorts(count) {
  const ports = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}
