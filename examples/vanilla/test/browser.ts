import { type Browser, chromium, type Page } from 'playwright-core'

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/** A page in a real browser, and what it complained of; `before` it is opened. */
export async function openPage(
  url: string,
  before: (page: Page) => Promise<void> = async () => undefined
): Promise<{ page: Page; faults: string[] }> {
  const page = await (await browser()).newPage({ baseURL: url, locale: 'ru-RU' })
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  page.setDefaultTimeout(20_000)
  await before(page)
  await page.goto('/')
  return { page, faults }
}

let opened: Promise<Browser> | undefined

function browser(): Promise<Browser> {
  opened ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ARGUMENTS
  })
  return opened
}

export const closeBrowser = async () => (await opened)?.close()
