// Gets the packages when they are missing or older than the lock file.
import { run } from './command.mjs'
import { fingerprint, isStamped, writeStamp } from './fingerprint.mjs'
import { Refusal } from './script.mjs'
import { pnpm } from './workspace.mjs'

const STAMP = 'node_modules/.vitrina-install'

/** `say` gets one line when there is something to wait for. */
export async function ensureInstalled(say) {
  const print = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
  if (isStamped(STAMP, print)) return

  say('Ставлю пакеты, это недолго…')
  // CI: no questions. NODE_ENV: the build tools are development packages.
  const { code, output } = await run(pnpm('install', '--frozen-lockfile'), {
    env: { CI: 'true', NODE_ENV: 'development' }
  })
  if (code !== 0) {
    throw new Refusal(`${output.trim()}\nПакеты не поставились. Проверьте сеть и повторите.`)
  }
  writeStamp(STAMP, print)
}
