// Keeps the two processes of the shop together: what dies is started again, a signal stops both.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import { keepService } from './kept-service.mjs'
import { firstSignal } from './service.mjs'

/** A usual start is shorter: longer silence needs a word. */
const SILENCE_MS = 4000
/** For so long a storefront takes a silent backend for one that fills its store. */
const OPENING_SECONDS = 300
const DEMO =
  'Это показательный магазин: пароли входов известны всем, банк не берёт денег. Свой магазин: DEMO=off.'

/**
 * Runs until a signal (exit code 0) or until one of the two cannot even start (exit code 1).
 * `mode` is their NODE_ENV. With `logs`, a folder, what they write goes there and not to the terminal.
 * `pausesMs` are the pauses before a dead one is started again, `silenceMs` how long a start says nothing.
 */
export async function runShop(shop) {
  const { settings, backend, storefront, mode, logs, pausesMs, silenceMs = SILENCE_MS } = shop
  const { port, apiPort, dataDir, demo } = settings
  const env = {
    ...process.env,
    NODE_ENV: mode,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    ...(demo && { DEMO: demo }),
    OPENING_SECONDS: String(OPENING_SECONDS),
    // Only these two know it, so that nobody else can name visitors to the backend.
    STOREFRONT_KEY: process.env.STOREFRONT_KEY || randomBytes(32).toString('base64url')
  }
  const log = (name, own) => (logs === undefined ? undefined : join(logs, `${name}-${own}.log`))
  const services = [
    {
      title: 'Сервер API',
      command: backend,
      log: log('backend', apiPort),
      health: `http://127.0.0.1:${apiPort}/health`
    },
    {
      title: 'Витрина',
      command: storefront,
      log: log('storefront', port),
      health: `http://127.0.0.1:${port}/healthz`
    }
  ].map(service => keepService({ ...service, env }, { say: console.error, pausesMs }))

  const ended = Promise.race([firstSignal(), ...services.map(({ failed }) => failed)])
  announceWhenOpen({ port, demo, services, ended, silenceMs })
  const reason = await ended
  if (reason !== undefined) console.error(reason)
  // The storefront first: what it still answers may need the backend.
  for (const service of services.toReversed()) await service.stop()
  return reason === undefined ? 0 : 1
}

async function announceWhenOpen({ port, demo, services, ended, silenceMs }) {
  const sayWait = () => console.error('Наполняю магазин: первый запуск длится до минуты…')
  const silence = setTimeout(sayWait, silenceMs)
  ended.then(() => clearTimeout(silence))
  const opened = await Promise.all(services.map(service => service.opened))
  clearTimeout(silence)
  if (!opened.every(Boolean)) return
  if (demo === 'on') console.error(DEMO)
  console.log(`Магазин открыт: http://localhost:${port}`)
}
