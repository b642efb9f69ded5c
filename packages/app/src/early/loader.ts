import type { EarlyEvents, Keeper } from './early-events.ts'

/**
 * Stands inline at the end of the page. Keeps what only the application can do (buttons that send
 * nothing, what is marked `data-live`, typing, the leaving of a field) and imports the application
 * after the load event. Links and all other forms work without it.
 */

const ANSWER_MS = 5000
const GUARD_MS = 10_000
const TYPED = 'typed'
/** Of what one may read over a shoulder: no password is put down anywhere. */
const TEXTS = 'input:is([type=text],[type=email],[type=tel],[type=search],:not([type])), textarea'
const events = ['click', 'submit', 'input', 'change', 'focusout']
const LIVE = '[data-live], [type=button]'
/** Its native way is an entry of the history: the application opens a window instead. */
const PLACE_LINK = 'a[href^="#"]'
/** Where an event is kept, unless it is only in what is live. */
const places: Readonly<Record<string, string>> = {
  input: '*',
  change: '*',
  // A field that was left empty is to say what it lacks.
  focusout: '[data-live] :is(input, textarea, select)'
}
const { entry = '', chunks = '' } = document.currentScript?.dataset ?? {}

function keepIn(place: Node, notify = () => {}): Keeper {
  const kept: Event[] = []

  function keep(event: Event) {
    const target = event.target
    if (!(target instanceof Element) || !place.contains(target)) return
    if (!target.closest(places[event.type] ?? LIVE)) return
    if (event.type === 'submit' || placeLinkOf(event)) event.preventDefault()
    // A submit button says the same by its form's submit event.
    if (event.type === 'click' && target.closest('button:not([type=button])')?.closest('form'))
      return
    kept.push(event)
    notify()
  }

  for (const name of events) addEventListener(name, keep, true)
  return {
    kept,
    stop() {
      for (const name of events) removeEventListener(name, keep, true)
    }
  }
}

/** What every browser has that runs the application (`docs/browsers.md`). */
const isServed = () => 'hasOwn' in Object && 'HTMLDialogElement' in window

/** Whether the stylesheet of the page has come: one that is not there has no rules. */
const isDressed = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet?.cssRules.length
  )

async function start() {
  if (!isServed()) return stayPlain()
  if (!isDressed() && (await isHealed())) return location.reload()
  for (const href of [entry, ...chunks.split(' ').filter(Boolean)]) preload(href)
  try {
    await import(/* @vite-ignore */ entry)
    // In a task of its own: together they would keep a slow phone busy for a tenth of a second.
    await new Promise(resolve => setTimeout(resolve))
    await early.start?.()
  } catch {
    if (await isHealed()) location.reload()
    else stayPlain()
  }
}

/** Without the application the page works as plain HTML: what was kept goes its native way. */
function stayPlain() {
  early.stop()
  document.documentElement.dataset.plain = ''
  showUnscripted()
  checkByBrowser(true)
  for (const event of early.kept) placeLinkOf(event)?.click()
  for (const { target, submitter } of early.kept.filter(isSubmit)) {
    if (submitter) submitter.click()
    else (target as HTMLFormElement).submit()
  }
}

/** What the page holds for who has no scripts: the application's own policy, which nothing else takes now. */
function showUnscripted() {
  const policy = Reflect.get(window, 'trustedTypes')?.createPolicy('app', { createHTML: String })
  for (const part of document.querySelectorAll('noscript')) {
    const html = part.textContent ?? ''
    part.outerHTML = policy?.createHTML(html) ?? html
  }
}

/** A new build has taken code away: one load heals the page, and so does a form that is sent (S-F13). */
async function isHealed() {
  try {
    if (early.kept.some(isSubmit)) return false
    const { ok } = await fetch('/builds/latest.json', { cache: 'no-store', signal: soon() })
    if (!ok || early.kept.some(isSubmit) || !mayReload()) return false
    const typed = texts().map(({ name, value, defaultValue }) => [name, value, defaultValue])
    sessionStorage.setItem(TYPED, JSON.stringify([location.pathname, typed]))
    return true
  } catch {
    return false
  }
}

/** The core's rule of this name, by the same memory: no file that it would come in may be had. */
function mayReload() {
  const reloads = JSON.parse(sessionStorage.getItem('reloads') ?? '{}')
  const path = location.pathname
  const now = Date.now()
  // Where ten seconds are not enough for a load, it would go on for ever.
  const isReload = performance.getEntriesByType('navigation').some(isOfReload)
  if (isReload || now - reloads[path] < GUARD_MS) return false
  sessionStorage.setItem('reloads', JSON.stringify({ ...reloads, [path]: now }))
  return true
}

/** What was typed before a load that heals is typed again where it was; a browser forgets it. */
function typeAgain() {
  try {
    const [path, typed] = JSON.parse(sessionStorage.getItem(TYPED) ?? '[]')
    sessionStorage.removeItem(TYPED)
    if (path !== location.pathname) return
    for (const [index, field] of texts().entries()) {
      const [name, value, before] = typed[index] ?? []
      if (name !== field.name || value === before) continue
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  } catch {
    // Without a memory nothing was kept.
  }
}

const texts = () => [...document.querySelectorAll<HTMLInputElement>(TEXTS)]
const isOfReload = (entry: PerformanceEntry) => Reflect.get(entry, 'type') === 'reload'
const placeLinkOf = ({ type, target }: Event) =>
  type === 'click' && target instanceof Element
    ? target.closest<HTMLAnchorElement>(PLACE_LINK)
    : undefined

const isSubmit = (event: Event): event is SubmitEvent => event.type === 'submit'

function soon() {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), ANSWER_MS)
  return limit.signal
}

const preload = (href: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  )

/** The application says what is wrong with a form in the shop's words: a press before it is kept for it. */
function checkByBrowser(isWanted: boolean) {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-live]')
  for (const form of forms) if (form.querySelector(':required')) form.noValidate = !isWanted
}

const early: EarlyEvents = { ...keepIn(document), keepIn }
window.__early = early
checkByBrowser(false)
typeAgain()
if (document.readyState === 'complete') start()
else addEventListener('load', () => setTimeout(start))
