// Finds the Chromium for the browser tests, or installs Debian's where that is allowed.
import { accessSync, constants } from 'node:fs'

import { run } from './command.mjs'
import { Refusal } from './script.mjs'

/** The same engine without the windows around it: a page costs a quarter of the processor's time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

/** One installation at a time, and none twice. */
let last = Promise.resolve()

/**
 * Returns the path of a browser; `say` gets one line when it has to be installed first. `isWhole`:
 * the browser as people have it, where there is one or may be installed.
 */
export function requireChromium(say, kind = {}) {
  const found = last.then(() => findOrInstall(say, kind))
  last = found.catch(() => undefined)
  return found
}

async function findOrInstall(say, { isWhole = false }) {
  const asked = process.env.CHROMIUM_PATH
  if (asked && isExecutable(asked)) return asked
  if (asked) throw new Refusal(`CHROMIUM_PATH=${asked}: there is no such program.`)

  const find = () => (isWhole ? USUAL_PLACES : [SHELL, ...USUAL_PLACES]).find(isExecutable)
  const found = find()
  if (found !== undefined) return found

  await install(isWhole ? 'chromium' : 'chromium-headless-shell', say)
  const installed = find() ?? [SHELL].find(isExecutable)
  if (installed !== undefined) return installed
  throw new Refusal(
    'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.'
  )
}

async function install(name, say) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return
  say(`Installing ${name} from the Debian packages…`)
  const commands = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name]
  ]
  for (const command of commands) {
    const { code, output } = await run(command, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (code !== 0) say(output.trim())
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false // Absent or not ours to run: both mean «look further».
  }
}
