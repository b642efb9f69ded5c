// Runs a command to its end and keeps what it said, so that a script decides what to show.
import { spawn } from 'node:child_process'

import { root } from './workspace.mjs'

const TIME_LIMIT_MS = 10 * 60_000
const running = new Set()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) return
    for (const child of running) killGroup(child)
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
      env: { ...process.env, ...env },
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

    const timer = setTimeout(() => {
      output += `\n${command} took longer than ${timeLimitMs / 60_000} min and was stopped\n`
      killGroup(child)
    }, timeLimitMs)
    const finish = (code, note = '') => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output: output + note })
    }
    child.on('error', error => finish(1, `${error.message}\n`))
    child.on('close', code => finish(code ?? 1))
  })
}

function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
