import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The packed core's check runs a copy of this example beside it. */
const main = process.env.TERMINAL_MAIN ?? fileURLToPath(new URL('../src/main.ts', import.meta.url))
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const PATIENCE_MS = 20_000

/** The process as somebody at the keyboard has it. */
export interface Terminal {
  type(line: string): void
  /** Resolves when the text stands in what was said after the last hit; answers with that part. */
  sees(text: string): Promise<string>
  press(signal: 'SIGINT'): void
  /** No further input, as with Ctrl-D. */
  leave(): void
  /** Everything it said. */
  all(): string
  /** Its exit code. */
  readonly ended: Promise<number | null>
}

const open: ChildProcess[] = []

export function openTerminal(...args: readonly string[]): Terminal {
  const child = spawn(process.execPath, ['--import', tsx, main, ...args], { stdio: 'pipe' })
  open.push(child)
  let said = ''
  let seen = 0
  const receive = (chunk: string) => {
    said += chunk
  }
  child.stdout.setEncoding('utf8').on('data', receive)
  child.stderr.setEncoding('utf8').on('data', receive)
  const ended = new Promise<number | null>(done => child.once('close', done))

  return {
    type: line => void child.stdin.write(`${line}\n`),
    sees: text =>
      new Promise((done, fail) => {
        const give = (act: () => void) => {
          clearTimeout(timer)
          child.stdout.off('data', check)
          child.stderr.off('data', check)
          act()
        }
        const miss = () => fail(new Error(`No «${text}» in: ${said.slice(seen)}`))
        const check = () => {
          const place = said.indexOf(text, seen)
          if (place === -1) return
          const part = said.slice(seen, place + text.length)
          seen = place + text.length
          give(() => done(part))
        }
        const timer = setTimeout(() => give(miss), PATIENCE_MS)
        child.stdout.on('data', check)
        child.stderr.on('data', check)
        check()
      }),
    press: signal => void child.kill(signal),
    leave: () => void child.stdin.end(),
    all: () => said,
    ended
  }
}

export function closeTerminals(): void {
  for (const child of open.splice(0)) child.kill('SIGKILL')
}
