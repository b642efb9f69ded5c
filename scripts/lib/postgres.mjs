// A PostgreSQL of its own for the tests and the bench: from npm, or Debian's; never as root.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from './ports.mjs'
import { findPrograms, versionOf } from './postgres-programs.mjs'
import { Refusal } from './script.mjs'

const USER = 'vitrina'
/** Knows the capitals of Cyrillic, which `C` does not: search needs them. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
const START_LIMIT_MS = 30_000
const STOP_LIMIT_MS = 10_000
/** Three backends, and the tests beside them. */
const CONNECTIONS = 200
/** Only where losing the store with the machine does not matter. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts an empty server in a scratch folder, or the one kept in the folder `keptIn`; `url` names its
 * database `postgres`. With `isCareless` it does not wait for the disk.
 */
export async function startPostgres({ isCareless = false, keptIn } = {}) {
  const folder = keptIn ?? mkdtempSync(join(tmpdir(), 'vitrina-postgres-'))
  const forget = () => keptIn === undefined && rmSync(folder, { recursive: true, force: true })
  try {
    chmodSync(folder, 0o755)
    const owner = unprivileged()
    const programs = findPrograms(folder)
    const port = await freePort()
    const { data, password } = initialize({ folder, programs, owner })
    const settings = [`port=${port}`, `unix_socket_directories=`, `max_connections=${CONNECTIONS}`]
    const server = await launch({
      command: [join(programs, 'postgres'), '-D', data],
      settings: ['listen_addresses=127.0.0.1', ...settings, ...(isCareless ? CARELESS : [])],
      owner
    })
    const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`
    const stop = () => stopServer(server).finally(forget)
    return { url, version: versionOf(programs), pid: server.pid, stop }
  } catch (error) {
    forget()
    throw error
  }
}

/** PostgreSQL refuses to run as root: then it runs as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const ask = option => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

function initialize({ folder, programs, owner }) {
  const data = join(folder, 'data')
  const secret = join(folder, 'secret')
  if (existsSync(join(data, 'PG_VERSION'))) {
    return { data, password: readFileSync(secret, 'utf8') }
  }
  const password = randomBytes(16).toString('hex')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(secret, password, { mode: 0o600 })
  if (owner.uid !== undefined) {
    for (const path of [data, secret]) chownSync(path, owner.uid, owner.gid)
  }
  execFileSync(
    join(programs, 'initdb'),
    [
      ...['-D', data, '-U', USER, '--pwfile', secret, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', LOCALE, '--no-sync']
    ],
    { ...owner, cwd: folder, stdio: 'pipe', env: { ...process.env, LC_ALL: 'C' } }
  )
  return { data, password }
}

async function launch({ command: [program, ...args], settings, owner }) {
  const server = spawn(program, [...args, ...settings.flatMap(setting => ['-c', setting])], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' }
  })
  let said = ''
  await new Promise((done, refuse) => {
    const timer = setTimeout(
      () => refuse(new Refusal(`PostgreSQL does not start: ${said}`)),
      START_LIMIT_MS
    )
    server.stderr.setEncoding('utf8').on('data', chunk => {
      said = (said + chunk).slice(-2000)
      if (!said.includes('ready to accept connections')) return
      clearTimeout(timer)
      done()
    })
    server.once('error', error =>
      refuse(new Refusal(`PostgreSQL does not start: ${error.message}`))
    )
    server.once('exit', () => {
      clearTimeout(timer)
      refuse(new Refusal(`PostgreSQL does not start: ${said}`))
    })
  }).catch(error => {
    server.kill('SIGKILL')
    throw error
  })
  stopWithUs(server)
  return server
}

/** SIGQUIT ends the whole server at once; its folder is thrown away. */
function stopWithUs(server) {
  const stop = () => server.kill('SIGQUIT')
  process.once('exit', stop)
  server.once('exit', () => process.off('exit', stop))
}

/** Open connections are cut. */
async function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const timer = setTimeout(() => server.kill('SIGQUIT'), STOP_LIMIT_MS)
  server.kill('SIGINT')
  await new Promise(done => server.once('exit', done))
  clearTimeout(timer)
}
