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

/** `debugPort` lets another tool drive the same browser; `further` are arguments of its command. */
export async function openBrowser({ debugPort, further = [] } = {}) {
  const executablePath = await requireChromium(console.error)
  const driven = debugPort ? [`--remote-debugging-port=${debugPort}`] : []
  const args = [...ARGUMENTS, ...driven, ...further]
  return chromium.launch({ executablePath, args })
}
