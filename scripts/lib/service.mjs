// One long-running process of the shop: started, watched, stopped.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { root } from './workspace.mjs'

const STOP_LIMIT_MS = 10_000
const KEPT_LINES = 200
const POLL_MS = 100
const ANSWER_LIMIT_MS = 2000

/**
 * With `log`, both streams go to that file and the terminal stays quiet; without it they are shown.
 * What it wrote in its life before stays there when it `isAgain` started. One that `isWithUs` ends with a
 * Ctrl-C as we do, has a channel for messages, and is heard only when it ends.
 * `exited` resolves to the reason, in one line, when the process has ended.
 */
export function startService({
  title,
  command,
  cwd = root,
  env,
  log,
  isAgain = false,
  isWithUs = false
}) {
  const [program, ...args] = command
  const streams = isWithUs ? ['ignore', 'pipe', 'ipc'] : Array(2).fill(log ? 'pipe' : 'inherit')
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ['ignore', ...streams],
    // A group of its own: Ctrl-C in the terminal reaches only us, and we stop it in order.
    detached: !isWithUs
  })
  const complaints = []
  if (log !== undefined) keepOutput(child, log, isAgain)
  child.stderr?.setEncoding('utf8').on('data', chunk => {
    complaints.push(...chunk.split('\n'))
    complaints.splice(0, complaints.length - KEPT_LINES)
  })
  const exited = new Promise(resolve => {
    child.once('error', error => resolve(`${title} не запускается: ${error.message}`))
    child.once('close', (code, signal) =>
      resolve(
        explainExit(title, code === null ? `сигнал ${signal}` : `код ${code}`, complaints, log)
      )
    )
  })
  return { child, exited, stop: () => stop(child, exited, isWithUs) }
}

function keepOutput(child, log, isAgain) {
  mkdirSync(dirname(log), { recursive: true })
  const file = createWriteStream(log, { flags: isAgain ? 'a' : 'w' })
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  child.once('close', () => file.end())
}

function explainExit(title, end, complaints, log) {
  const reason = reasonIn(complaints)
  if (reason !== undefined) return reason
  const place = log === undefined ? '' : ` Журнал: ${log}`
  return `${title}: процесс завершился сам (${end}).${place}`
}

/** The line for a person among what a process wrote before it ended: not the stack around it. */
export function reasonIn(lines) {
  const spoken = lines.filter(
    line => /^\S/.test(line) && !/^(Node\.js v|node:|file:|\(|\/|\})/.test(line)
  )
  const line = spoken.findLast(line => /^\w*Error\b.*: /.test(line)) ?? spoken.at(-1)
  return line?.replace(/^Error: /, '')
}

async function stop(child, exited, isWithUs) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  child.kill('SIGTERM')
  const kill = () => process.kill(isWithUs ? child.pid : -child.pid, 'SIGKILL')
  const timer = setTimeout(kill, STOP_LIMIT_MS)
  await exited
  clearTimeout(timer)
}

/** Whether a service comes to answer at `address`: not when it ended, or waiting was `over`, before. */
export async function answers(address, { exited }, over = new AbortController().signal) {
  let hasEnded = false
  exited.then(() => {
    hasEnded = true
  })
  while (!hasEnded && !over.aborted) {
    if (await isHealthy(address)) return !over.aborted
    await wait(POLL_MS)
  }
  return false
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
export const firstSignal = () =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
  })
