import { access } from 'node:fs/promises'
import type { Browser } from 'playwright-core'

import { Unready } from './unmet.ts'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

/** Root, as in most containers, has no sandbox. */
const ARGUMENTS = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Starts the Chromium that `CHROMIUM` names, or one in a usual place. */
export async function openChromium(): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch(() => {
    throw new Unready('playwright-core drives the browser: npm install --save-dev playwright-core')
  })
  return chromium.launch({ executablePath: await placeOf(), args: ARGUMENTS })
}

async function placeOf(): Promise<string> {
  const asked = process.env.CHROMIUM
  for (const path of asked ? [asked] : PLACES) {
    const isThere = await access(path).then(
      () => true,
      () => false
    )
    if (isThere) return path
  }
  throw new Unready(
    asked
      ? `CHROMIUM=${asked}: there is no such program`
      : 'No Chromium found: install one, or name its program in CHROMIUM'
  )
}
