import type { EarlyEvents, Keeper } from './early-events.ts'

/**
 * Stands inline at the end of the page. Keeps what only the application can do (buttons that send
 * nothing, what is marked `data-live`, typing, the leaving of a field) and imports the application
 * after the load event. Links and all other forms work without it.
 */
const events = ['click', 'submit', 'input', 'change', 'focusout']
const LIVE = '[data-live], [type=button]'
/** Where an event is kept, unless it is only in what is live. */
const places: Readonly<Record<string, string>> = {
  input: '*',
  change: '*',
  // A field that was left empty is to say what it lacks.
  focusout: '[data-live] :is(input, textarea, select)'
}
const { entry = '', chunks = '' } = document.currentScript?.dataset ?? {}

function keepIn(place: Node, told = () => {}): Keeper {
  const kept: Event[] = []

  function keep(event: Event) {
    const target = event.target
    if (!(target instanceof Element) || !place.contains(target)) return
    if (!target.closest(places[event.type] ?? LIVE)) return
    if (event.type === 'submit') event.preventDefault()
    // A submit button says the same by its form's submit event.
    if (event.type === 'click' && target.closest('button:not([type=button])')?.closest('form'))
      return
    kept.push(event)
    told()
  }

  for (const name of events) addEventListener(name, keep, true)
  return {
    kept,
    stop() {
      for (const name of events) removeEventListener(name, keep, true)
    }
  }
}

async function start() {
  for (const href of [entry, ...chunks.split(' ').filter(Boolean)]) preload(href)
  try {
    await import(/* @vite-ignore */ entry)
    // In a task of its own: together they would keep a slow phone busy for a tenth of a second.
    await new Promise(resolve => setTimeout(resolve))
    await early.start?.()
  } catch {
    // Without the application the page works as plain HTML: what was kept goes its native way.
    early.stop()
    checkByBrowser(true)
    for (const event of early.kept)
      if (event.type === 'submit') (event.target as HTMLFormElement).requestSubmit()
  }
}

const preload = (href: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  )

/** The application says what is wrong with a form in the shop's words: a press before it is kept for it. */
function checkByBrowser(isWanted: boolean) {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-live]:has(:required)')
  for (const form of forms) form.noValidate = !isWanted
}

const early: EarlyEvents = { ...keepIn(document), keepIn }
window.__early = early
checkByBrowser(false)
if (document.readyState === 'complete') start()
else addEventListener('load', () => setTimeout(start))
