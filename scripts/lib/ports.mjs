// Says in time that a port is taken, before anything was started.
import { createServer } from 'node:net'

import { Refusal } from './script.mjs'

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
