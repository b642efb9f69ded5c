// Keeps the two processes of the shop together: both answer, or both are stopped.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { startService } from './service.mjs'

const POLL_MS = 100
const ANSWER_LIMIT_MS = 2000
/** A usual start is shorter: longer silence needs a word. */
const SILENCE_MS = 4000

/**
 * Runs until a signal (exit code 0) or until one of the two ends by itself (exit code 1).
 * `mode` is their NODE_ENV. With `logs`, a folder, what they write goes there and not to the terminal.
 */
export async function runShop({ settings, backend, storefront, mode, logs }) {
  const env = {
    ...process.env,
    NODE_ENV: mode,
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir
  }
  const log = (name, port) => (logs === undefined ? undefined : join(logs, `${name}-${port}.log`))
  const services = [
    { title: 'Сервер API', command: backend, log: log('backend', settings.apiPort) },
    { title: 'Витрина', command: storefront, log: log('storefront', settings.port) }
  ].map(service => startService({ ...service, env }))

  const signalled = firstSignal()
  const ended = Promise.race(services.map(service => service.exited))
  announceWhenOpen(settings, Promise.race([signalled, ended]))

  const reason = await Promise.race([signalled, ended])
  if (reason !== undefined) console.error(reason)
  // The storefront first: what it still answers may need the backend.
  for (const service of services.toReversed()) await service.stop()
  return reason === undefined ? 0 : 1
}

async function announceWhenOpen({ port, apiPort }, over) {
  const stopped = new AbortController()
  const sayWait = () => console.error('Наполняю магазин: первый запуск длится до минуты…')
  const silence = setTimeout(sayWait, SILENCE_MS)
  over.then(() => {
    clearTimeout(silence)
    stopped.abort()
  })
  await answers(`http://127.0.0.1:${apiPort}/health`, stopped.signal)
  await answers(`http://127.0.0.1:${port}/healthz`, stopped.signal)
  clearTimeout(silence)
  if (!stopped.signal.aborted) console.log(`Магазин открыт: http://localhost:${port}`)
}

async function answers(address, stopped) {
  while (!stopped.aborted) {
    if (await isHealthy(address)) return
    await wait(POLL_MS)
  }
}

async function isHealthy(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    return response.ok
  } catch {
    return false // Not listening yet.
  }
}

/** Later signals change nothing: npm repeats the Ctrl-C that the terminal already sent. */
const firstSignal = () =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
  })
