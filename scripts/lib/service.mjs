// One long-running process of the shop: started, watched, stopped.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

import { root } from './workspace.mjs'

const STOP_LIMIT_MS = 10_000
const KEPT_LINES = 200

/**
 * With `log`, both streams go to that file and the terminal stays quiet; without it they are shown.
 * What it wrote in its life before stays there when it `isAgain` started.
 * `exited` resolves to the reason, in one line, when the process has ended.
 */
export function startService({ title, command: [command, ...args], env, log, isAgain = false }) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: log === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C in the terminal reaches only us, and we stop it in order.
    detached: true
  })
  const complaints = log === undefined ? [] : keepOutput(child, log, isAgain)
  const exited = new Promise(resolve => {
    child.once('error', error => resolve(`${title} не запускается: ${error.message}`))
    child.once('close', (code, signal) =>
      resolve(
        explainExit(title, code === null ? `сигнал ${signal}` : `код ${code}`, complaints, log)
      )
    )
  })
  return { exited, stop: () => stop(child, exited) }
}

function keepOutput(child, log, isAgain) {
  mkdirSync(dirname(log), { recursive: true })
  const file = createWriteStream(log, { flags: isAgain ? 'a' : 'w' })
  const complaints = []
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  child.stderr.setEncoding('utf8').on('data', chunk => {
    complaints.push(...chunk.split('\n'))
    complaints.splice(0, complaints.length - KEPT_LINES)
  })
  child.once('close', () => file.end())
  return complaints
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

async function stop(child, exited) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), STOP_LIMIT_MS)
  await exited
  clearTimeout(timer)
}
