import type {} from './early-events.ts'

/**
 * Stands inline at the end of the page. Keeps what only the application can do (buttons and forms
 * marked `data-live`, typing) and imports the application after the load event. Links and all other
 * forms work without it.
 */
const kept: Event[] = []
const events = ['click', 'submit', 'input', 'change']
const script = document.currentScript?.dataset ?? {}

function keep(event: Event) {
  const target = event.target
  if (!(target instanceof Element)) return
  const isTyping = event.type === 'input' || event.type === 'change'
  if (!isTyping && !target.closest('[data-live]')) return
  if (event.type === 'submit') event.preventDefault()
  // A submit button says the same by its form's submit event.
  if (event.type === 'click' && target.closest('button:not([type=button])')?.closest('form')) return
  kept.push(event)
}

function stop() {
  for (const name of events) removeEventListener(name, keep, true)
}

async function start() {
  const application = [...files(script.foundation), ...files(script.entry)]
  for (const href of [...application, ...files(script.chunks)]) preload(href)
  try {
    // Each in a task of its own: together they would keep a slow phone busy for a tenth of a second.
    for (const file of application) await import(/* @vite-ignore */ file)
  } catch {
    // Without the application the page works as plain HTML: what was kept goes its native way.
    stop()
    for (const event of kept)
      if (event.type === 'submit') (event.target as HTMLFormElement).submit()
  }
}

const files = (list = '') => list.split(' ').filter(Boolean)

const preload = (href: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  )

window.__early = { kept, stop }
for (const name of events) addEventListener(name, keep, true)
if (document.readyState === 'complete') start()
else addEventListener('load', () => setTimeout(start))
