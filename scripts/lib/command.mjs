// Runs a command to its end and keeps what it said, so that a script decides what to show.
import { spawn } from 'node:child_process'

import { root } from './workspace.mjs'

/** Only what hangs meets it. */
const TIME_LIMIT_MS = 80 * 60_000
/** A stopped command may have a shop to close first. */
const STOP_LIMIT_MS = 20_000
/** As it was at first: a build by Vite in this process leaves its own behind. */
const { NODE_ENV } = process.env
const running = new Set()
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    // npm repeats the Ctrl-C that the terminal has sent already.
    if (isStopping || running.size === 0) return
    isStopping = true
    await Promise.all([...running].map(stop => stop()))
    process.exit(130)
  })
}

/**
 * `output` holds both streams in the order they came. `env` is laid over the own environment.
 * With `hear`, the command has a channel for messages, and each goes there as it comes.
 * A command that cannot start, or outlives `timeLimitMs`, ends with code 1 and says so.
 */
export function run(
  [command, ...args],
  { cwd = root, env = {}, onMessage, timeLimitMs = TIME_LIMIT_MS } = {}
) {
  return new Promise(resolve => {
    // Nothing starts any more: what waits for it ends with us.
    if (isStopping) return
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NODE_ENV, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])],
      detached: true
    })
    let output = ''
    const keep = chunk => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    if (onMessage) child.on('message', onMessage)

    let killTimer
    const closed = new Promise(done => child.once('close', done))
    const stop = () => {
      signalGroup(child, 'SIGTERM')
      killTimer ??= setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_LIMIT_MS)
      return closed
    }
    running.add(stop)
    const timer = setTimeout(() => {
      output += `\n${command} took longer than ${timeLimitMs / 60_000} min and was stopped\n`
      stop()
    }, timeLimitMs)
    const finish = (code, note = '') => {
      clearTimeout(timer)
      clearTimeout(killTimer)
      running.delete(stop)
      resolve({ code, output: output + note })
    }
    child.on('error', error => finish(1, `${error.message}\n`))
    child.on('close', code => finish(code ?? 1))
  })
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
