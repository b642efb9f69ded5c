import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'

import { bundleBackend } from './backend-bundle.ts'

/** Code of the embedded store that runs fast is not worth its making: these processes live for seconds. */
const QUICK_TO_COMPILE = '--liftoff-only'

type Settings = Readonly<Record<string, string | number>>

/** How a process ended, and what it complained of. */
export interface Ended {
  readonly code: number | null
  readonly errors: string
}

/** A backend that answers. */
export interface BackendProcess {
  readonly child: ChildProcessByStdio<null, Readable, Readable>
  readonly port: number
  /** Both streams. */
  output(): string
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended>
}

export interface BackendProgram {
  /** Starts it on a free port; fails with what it said when it ends before it answers. */
  start(settings: Settings): Promise<BackendProcess>
  /** Starts it where it has to give up, on a free port unless the settings name one. */
  fail(settings: Settings): Promise<Ended>
  /** Ends what still runs. */
  close(): Promise<void>
}

export async function openProgram(build?: { isOther: boolean }): Promise<BackendProgram> {
  const program = await bundleBackend(build)
  const started: Run[] = []
  const run = (settings: Settings) => {
    const made = createRun(program, settings)
    started.push(made)
    return made
  }
  return {
    async start(settings) {
      for (;;) {
        const port = await freePort()
        const { child, output, answers, ended, stop } = run({ ...settings, API_PORT: port })
        if (await answers) return { child, port, output, stop }
        const { code } = await ended
        if (!isTaken(port, output())) throw new Error(`The backend ended with ${code}: ${output()}`)
      }
    },
    async fail(settings) {
      for (;;) {
        const port = await freePort()
        const ended = await run({ API_PORT: port, ...settings }).ended
        if ('API_PORT' in settings || !isTaken(port, ended.errors)) return ended
      }
    },
    async close() {
      await Promise.all(started.map(({ stop }) => stop('SIGKILL')))
    }
  }
}

interface Run extends Omit<BackendProcess, 'port'> {
  /** False when it ended before. */
  readonly answers: Promise<boolean>
  readonly ended: Promise<Ended>
}

function createRun(program: string, settings: Settings): Run {
  const texts = Object.entries(settings).map(([name, value]) => [name, String(value)])
  const child = spawn(process.execPath, [QUICK_TO_COMPILE, program], {
    env: { PATH: process.env.PATH, RATE_LIMITS: 'off', ...Object.fromEntries(texts) },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  let errors = ''
  const ended = once(child, 'close').then(([code]): Ended => ({ code, errors }))
  const answers = new Promise<boolean>(done => {
    child.stdout.setEncoding('utf8').on('data', chunk => {
      said += chunk
      if (said.includes('API: http')) done(true)
    })
    void ended.then(() => done(false))
  })
  child.stderr.setEncoding('utf8').on('data', chunk => {
    said += chunk
    errors += chunk
  })
  function stop(signal: 'SIGKILL' | 'SIGTERM') {
    child.kill(signal)
    return ended
  }
  return { child, output: () => said, answers, ended, stop }
}

const isTaken = (port: number, output: string) => output.includes(`Порт ${port} занят`)

/** Another process may take it before it is used. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
