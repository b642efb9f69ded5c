// Runs a command to its end and keeps what it said, so that a script decides what to show.
import { spawn } from 'node:child_process'

import { root } from './workspace.mjs'

const TIME_LIMIT_MS = 10 * 60_000
/** A stopped command may have a shop to close first. */
const STOP_LIMIT_MS = 20_000
const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) return
    for (const child of running) signalGroup(child, 'SIGTERM')
    process.exit(130)
  })
}

/**
 * `output` holds both streams in the order they came. `env` is laid over the own environment.
 * A command that cannot start, or outlives `timeLimitMs`, ends with code 1 and says so.
 */
export function run(
  [command, ...args],
  { cwd = root, env = {}, timeLimitMs = TIME_LIMIT_MS } = {}
) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true
    })
    let output = ''
    const hear = chunk => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    running.add(child)

    let killTimer
    const timer = setTimeout(() => {
      output += `\n${command} took longer than ${timeLimitMs / 60_000} min and was stopped\n`
      signalGroup(child, 'SIGTERM')
      killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_LIMIT_MS)
    }, timeLimitMs)
    const finish = (code, note = '') => {
      clearTimeout(timer)
      clearTimeout(killTimer)
      running.delete(child)
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
