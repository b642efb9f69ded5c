import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'

import { soon } from '../../testing/limits.ts'
import { describePages } from './describe-pages.ts'
import { fromElsewhere } from './visitor.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

export const WIDE = { width: 1360, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

/** A visitor who has not said yet what the shop may do. */
export const undecided = { cookies: [], origins: [] }

/** Nobody of the others is asked: they have refused everything. */
const decided = {
  cookies: [
    {
      ...{ name: 'consent', value: '2026-11-27.1~2026-11-24T09:00:00.000Z', domain: 'localhost' },
      ...{ path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const }
    }
  ],
  origins: []
}

interface Kind {
  /** With what stands around a page: for several tabs, a device, an address bar. */
  readonly isWhole?: boolean
}

/**
 * How the tests start Chromium: its engine alone; the deep command has the browser that people have
 * for the files that ask for the whole of it.
 */
export const launching = ({ isWhole = false }: Kind = {}) => ({
  executablePath:
    (isWhole && process.env.CHROMIUM_WHOLE_PATH) ||
    (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'),
  args: ARGUMENTS,
  timeout: soon.timeout
})

/** What a page did that no page may do. */
export interface Watched {
  readonly page: Page
  /** Console errors, uncaught exceptions and violations of the content security policy. */
  readonly faults: string[]
}

/** One browser for a test file; every visitor gets a context without memory. */
export function useBrowser(kind: Kind = {}) {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.launch(launching(kind))
  })
  afterAll(() => browser?.close())

  async function openForAll(options: BrowserContextOptions = {}): Promise<Watched> {
    if (!browser) throw new Error('The browser is opened in beforeAll.')
    const context = await browser.newContext({
      baseURL: inject('shopUrl'),
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      viewport: WIDE,
      storageState: decided,
      // Limits are counted by address: visitors of other tests share none with this one.
      extraHTTPHeaders: fromElsewhere(),
      ...options
    })
    context.setDefaultTimeout(soon.timeout)
    const page = await context.newPage()
    return { page, faults: await watch(page) }
  }

  async function open(options?: BrowserContextOptions): Promise<Watched> {
    const opened = await openForAll(options)
    onTestFinished(async ({ task }) => {
      const context = opened.page.context()
      const [error] = task.result?.errors ?? []
      if (error) error.message += `\n${await describePages(context.pages(), opened.faults)}`
      // An answer that a stub still fetches is nobody's any more.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    })
    return opened
  }

  /** `forAll`: a visitor who stays until the last test of the file. */
  return Object.assign(open, { forAll: openForAll })
}

async function watch(page: Page) {
  const faults: string[] = []
  await page.exposeBinding('reportViolation', (_, text: string) => {
    faults.push(`policy: ${text}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const report = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function')
        report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  page.on('console', message => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => faults.push(`uncaught: ${error.message}`))
  return faults
}
