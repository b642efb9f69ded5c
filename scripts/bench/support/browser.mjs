// The browser of the benches: Debian's Chromium, driven by playwright-core.
import { chromium } from 'playwright-core'

import { requireChromium } from '../../lib/chromium.mjs'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** `debugPort` lets another tool drive the same browser. */
export async function openBrowser({ debugPort } = {}) {
  const executablePath = await requireChromium(console.error)
  const args = debugPort ? [...ARGUMENTS, `--remote-debugging-port=${debugPort}`] : ARGUMENTS
  return chromium.launch({ executablePath, args })
}
