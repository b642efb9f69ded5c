import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const BUNDLER = resolve('../../node_modules/.bin/tsup')

/** A started backend: `ready` fails with what it complained of when it ends instead. */
export interface BackendProcess {
  readonly child: ChildProcess
  readonly port: number
  readonly ready: Promise<void>
  /** Both streams. */
  output(): string
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

export interface BackendProgram {
  start(settings: { readonly port: number } & Record<string, string | number>): BackendProcess
  /** Removes the program; processes are stopped by who started them. */
  remove(): Promise<void>
}

let bundles = 0

/** Bundled once, so that many starts do not compile the sources as often. */
export async function bundleBackend(): Promise<BackendProgram> {
  bundles += 1
  const program = resolve(`node_modules/.backend-${process.pid}-${bundles}`)
  await promisify(execFile)(BUNDLER, ['--out-dir', program, '--no-sourcemap'])
  return {
    start: settings => startProcess(join(program, 'main.js'), settings),
    remove: () => rm(program, { recursive: true, force: true })
  }
}

function startProcess(
  program: string,
  { port, ...settings }: { readonly port: number } & Record<string, string | number>
): BackendProcess {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, RATE_LIMITS: 'off', ...textsOf(settings), API_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  const ready = new Promise<void>((done, fail) => {
    const hear = (chunk: unknown) => {
      said += String(chunk)
      if (said.includes('API: http')) done()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', code => fail(new Error(`The backend ended with ${code}: ${said}`)))
  })
  // Who stops a process before it is ready does not wait for that.
  ready.catch(() => undefined)
  async function stop(signal: 'SIGKILL' | 'SIGTERM') {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return { child, port, ready, output: () => said, stop }
}

const textsOf = (settings: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))

/** Where no pictures are asked for, the drawings need not be laid out. */
export async function skipArt(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'art'), { recursive: true })
  await writeFile(join(dataDir, 'art', '.complete'), '')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('There is no free port')
}
