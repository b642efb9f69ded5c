// Which ports can be used, said before anything was started.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

import { Refusal } from './script.mjs'

/** Below the ports that the system gives to connections: one of them might take it before its use. */
const FREE_FROM = 20_000
const FREE_TO = 32_000

/** A port that nobody listens at. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FREE_FROM, FREE_TO)
    if ((await listenOnce(port)) === undefined) return port
  }
}

/** `settings` are the ports by the name of their variable. */
export async function requireFreePorts(settings) {
  for (const [name, port] of Object.entries(settings)) {
    const problem = await listenOnce(port)
    if (problem !== undefined) throw new Refusal(explain(name, port, problem))
  }
}

function explain(name, port, problem) {
  const remedy = `Выберите другой: ${name}=${port < 65_535 ? port + 1 : port - 1} npm start`
  if (problem === 'EADDRINUSE') return `Порт ${port} занят другой программой. ${remedy}`
  if (problem === 'EACCES') return `Порт ${port} этому пользователю не разрешён. ${remedy}`
  return `Порт ${port} не открывается (${problem}). ${remedy}`
}

/** Resolves to the error code, or to `undefined` when the port can be used. */
function listenOnce(port) {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', error => resolve(error.code))
    server.listen(port, () => server.close(() => resolve(undefined)))
  })
}
