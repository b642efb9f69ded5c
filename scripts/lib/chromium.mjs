// Finds the Chromium for the browser tests, or installs Debian's where that is allowed.
import { accessSync, constants } from 'node:fs'

import { run } from './command.mjs'
import { Refusal } from './script.mjs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

const INSTALL = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']
]

/** Returns the path of a browser; `say` gets one line when it has to be installed first. */
export async function requireChromium(say) {
  const asked = process.env.CHROMIUM_PATH
  if (asked && isExecutable(asked)) return asked
  if (asked) throw new Refusal(`CHROMIUM_PATH=${asked}: there is no such program.`)

  const found = findChromium()
  if (found !== undefined) return found

  await installChromium(say)
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new Refusal(
    'No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.'
  )
}

const findChromium = () => USUAL_PLACES.find(isExecutable)

async function installChromium(say) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return
  say('Installing Chromium from the Debian packages…')
  for (const command of INSTALL) {
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
