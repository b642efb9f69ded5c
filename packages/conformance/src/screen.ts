import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'

import type { Front } from './front.ts'
import type { Control, ControlName, Role, WordName } from './names.ts'
import { Unmet } from './unmet.ts'

const SCREENS = {
  wide: { viewport: { width: 1360, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
} as const

const QUIET_MS = 200
const LOOK_MS = 50
const NAMES_SHOWN = 8

/** A visitor's page of the front, and what it did that no page may do. */
export interface Visit {
  readonly front: Front
  readonly page: Page
  /** Errors of the console, uncaught exceptions, violations of the content security policy. */
  readonly faults: string[]
  /** Addresses of all requests so far. */
  readonly requested: string[]
  /** Requests without an answer. */
  readonly pending: Set<unknown>
}

/** What fills the blanks of a name. */
interface Blanks {
  readonly title?: string
  /** Any of these. */
  readonly address?: readonly string[]
}

/** A visitor without memory; several pages of one visitor share a context. */
export async function openVisit(
  browser: Browser,
  front: Front,
  options: BrowserContextOptions = {}
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: front.url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    extraHTTPHeaders: front.headers(),
    ...SCREENS[front.screen],
    ...options
  })
  context.setDefaultTimeout(front.limitMs)
  return openTab({ front, page: await context.newPage() })
}

/** Another tab of the same visitor. */
export const openBeside = async ({ front, page }: Visit): Promise<Visit> =>
  openTab({ front, page: await page.context().newPage() })

async function openTab({ front, page }: Pick<Visit, 'front' | 'page'>): Promise<Visit> {
  const visit: Visit = { front, page, faults: [], requested: [], pending: new Set() }
  page.on('console', message => {
    if (message.type() === 'error') visit.faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => visit.faults.push(`uncaught: ${error.message}`))
  page.on('request', request => {
    visit.requested.push(request.url())
    visit.pending.add(request)
  })
  page.on('requestfinished', request => visit.pending.delete(request))
  page.on('requestfailed', request => visit.pending.delete(request))
  // Whoever asks for consent to cookies stands before the page until he is answered.
  const refusal = locate(visit, 'refuseCookies').first()
  await page.addLocatorHandler(refusal, () => refusal.click())
  return visit
}

/** Where a control is, if it is there. */
export function locate({ front, page }: Visit, name: ControlName, blanks: Blanks = {}): Locator {
  const { role, name: called } = front.names[name]
  const wanted = { name: patternOf(called, blanks), exact: true } as const
  const found = page.getByRole(role, wanted)
  if (role !== 'textbox' && role !== 'searchbox') return found
  // One that suggests what to type is a combobox, one for numbers alone a spinbutton.
  return found.or(page.getByRole('combobox', wanted)).or(page.getByRole('spinbutton', wanted))
}

const isPattern = (text: string) => text.length > 2 && text.startsWith('/') && text.endsWith('/')

/** A name as it is said: a whole text, or a pattern between slashes. */
export function patternOf(said: string, blanks: Blanks = {}): string | RegExp {
  const isExpression = isPattern(said)
  const { title = '', address = [] } = blanks
  const filled = (isExpression ? said.slice(1, -1) : said)
    .replaceAll('{title}', isExpression ? escaped(title) : title)
    .replaceAll('{address}', `(?:${address.map(escaped).join('|')})`)
  return isExpression ? new RegExp(filled) : filled
}

/** A word that stories read, as a pattern. */
export const wordOf = ({ front }: Visit, name: WordName): RegExp => {
  const said = patternOf(front.words[name])
  return typeof said === 'string' ? new RegExp(escaped(said)) : said
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** `a button «Buy: Pencil»`, as a report has it. */
export const spoken = ({ role, name }: Control, { title = '', address = [] }: Blanks = {}) =>
  `a ${role} «${name.replace('{title}', title).replace('{address}', address[0] ?? '')}»`

/** The control once it is there. */
export async function find(visit: Visit, name: ControlName, blanks: Blanks = {}): Promise<Locator> {
  const control = visit.front.names[name]
  const located = locate(visit, name, blanks).first()
  try {
    await located.waitFor({ state: 'attached' })
    return located
  } catch {
    const same = await namesOf(visit.page, control.role)
    throw new Unmet({
      expected: `${spoken(control, blanks)} on ${pathOf(visit)}`,
      seen:
        same.length > 0
          ? `${control.role}: ${same.join(', ')}`
          : `no ${control.role}; the page says: ${(await textOf(visit)).slice(0, SHOWN)}`,
      hint: `Give it this role and accessible name. If it has another name, tell the suite: names.${name}`
    })
  }
}

/** Accessible names of everything that has the role. */
async function namesOf(page: Page, role: Role): Promise<readonly string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  const found = [...tree.matchAll(new RegExp(`- '?${role} "([^"]*)"`, 'g'))]
  return [...new Set(found.map(([, name]) => `«${name}»`))].slice(0, NAMES_SHOWN)
}

export const pathOf = ({ page }: Pick<Visit, 'page'>) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export async function press(visit: Visit, name: ControlName, blanks: Blanks = {}): Promise<void> {
  const found = await find(visit, name, blanks)
  await acted(visit, name, blanks, () => found.click())
}

export async function type(visit: Visit, name: ControlName, text: string): Promise<void> {
  const found = await find(visit, name)
  await acted(visit, name, {}, () => found.fill(text))
}

/** Ticks by the key: what grows above meanwhile would move it away from a click. */
export async function tick(visit: Visit, name: ControlName, blanks: Blanks = {}): Promise<void> {
  const found = await find(visit, name, blanks)
  await acted(visit, name, blanks, () => found.press('Space'))
}

async function acted(visit: Visit, name: ControlName, blanks: Blanks, act: () => Promise<void>) {
  try {
    await act()
  } catch (error) {
    throw new Unmet({
      expected: `${spoken(visit.front.names[name], blanks)} on ${pathOf(visit)} can be used`,
      seen: reasonOf(error),
      hint: 'It has to be visible, enabled, and not covered by anything'
    })
  }
}

/** What stood in the way, out of the log of the browser's driver. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const told = /<[^\n]+intercepts pointer events|element is not (visible|enabled|stable)/.exec(text)
  return told?.[0] ?? text.split('\n')[0] ?? text
}

/** What is expected of a page, and what to do about it when it does not come. */
export interface Expectation {
  readonly expected: string
  readonly hint: string
}

/** Looks again and again until it is right; returns what was seen then. */
export async function expectSoon<Seen>(
  { front, page }: Visit,
  { expected, hint }: Expectation,
  look: () => Promise<Seen>,
  isRight: (seen: Seen) => boolean
): Promise<Seen> {
  const end = Date.now() + front.limitMs
  for (;;) {
    // A page that is being left cannot be looked at.
    const seen = await look().catch(() => undefined)
    if (seen !== undefined && isRight(seen)) return seen
    if (Date.now() > end) {
      const text = (await textOf({ page })).slice(0, SHOWN)
      throw new Unmet({ expected, hint, seen: `${seen}; ${pathOf({ page })} says: ${text}` })
    }
    await pause(LOOK_MS)
  }
}

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

/** Visible text of the page, every run of spaces as one. */
export const textOf = async ({ page }: Pick<Visit, 'page'>) =>
  (await page.locator('body').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')

const SHOWN = 400

/** The text once it stands on the page. */
export async function reads(
  visit: Visit,
  wanted: string | RegExp,
  expectation: Expectation
): Promise<RegExpExecArray> {
  const pattern = typeof wanted === 'string' ? new RegExp(escaped(wanted)) : wanted
  let text = ''
  try {
    await expectSoon(
      visit,
      expectation,
      async () => {
        text = await textOf(visit)
        return text
      },
      seen => pattern.test(seen)
    )
  } catch {
    const seen = `${pathOf(visit)} says: ${text.slice(0, SHOWN)}`
    throw new Unmet({ ...expectation, seen })
  }
  return pattern.exec(text) as RegExpExecArray
}

/** Waits until the front has nothing more to ask for: what it sends by itself is sent. */
export async function settled({ page, pending, front }: Visit): Promise<void> {
  const end = Date.now() + front.limitMs
  let quietSince = Date.now()
  while (Date.now() - quietSince < QUIET_MS && Date.now() < end) {
    if (pending.size > 0) quietSince = Date.now()
    await pause(LOOK_MS)
  }
  if (page.isClosed()) throw new Error('The page was closed')
}

/** Opens an address of the front; what a page asks for first is answered then. */
export async function goTo(visit: Visit, path: string): Promise<void> {
  const answer = await visit.page.goto(path)
  await settled(visit)
  const status = answer?.status() ?? 0
  if (status < 400) return
  throw new Unmet({
    expected: `${path} is a page`,
    seen: `status ${status}`,
    hint: 'Is the front running, and is this the address of its page?'
  })
}

export async function reload(visit: Visit): Promise<void> {
  await visit.page.reload()
  await settled(visit)
}

/** The page has done nothing wrong; `but` are words of faults that the story itself has made. */
export function needFaultless({ faults }: Visit, but?: RegExp): void {
  const found = faults.filter(fault => !but?.test(fault))
  if (found.length === 0) return
  throw new Unmet({
    expected: 'the console of the browser has no errors',
    seen: found.join('; ').slice(0, SHOWN),
    hint: 'An uncaught error, a refused script or a missing file: see the console of the browser'
  })
}
