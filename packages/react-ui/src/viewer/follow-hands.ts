import type { SliderEvent } from '@vitrina/core/viewer'

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Keys and wheel on a row turn it; pointer, focus and a hidden tab hold it. Returns the way to stop. */
export function followHands(row: HTMLElement, send: (event: SliderEvent) => void): () => void {
  const { signal, left } = leaving()
  const host = row.parentElement ?? row
  // What was tapped once counts as hovered where nothing hovers, and nothing leaves it.
  const holds = {
    pointer: matchMedia('(hover: hover)').matches && host.matches(':hover'),
    focus: host.matches(':focus-within')
  }

  function notify(change: Partial<typeof holds> = {}) {
    Object.assign(holds, change)
    const isHeld = holds.pointer || holds.focus || document.hidden
    send({ type: isHeld ? 'autoplay.hold' : 'autoplay.release' })
  }

  host.addEventListener('pointerenter', () => notify({ pointer: true }), { signal })
  host.addEventListener('pointerleave', () => notify({ pointer: false }), { signal })
  host.addEventListener('focusin', () => notify({ focus: true }), { signal })
  host.addEventListener('focusout', () => notify({ focus: false }), { signal })
  document.addEventListener('visibilitychange', () => notify(), { signal })
  // A picture or a link would be carried away instead of the row.
  row.addEventListener('dragstart', event => event.preventDefault(), { signal })
  row.addEventListener(
    'wheel',
    ({ deltaX, deltaY }) => {
      if (Math.abs(deltaX) > Math.abs(deltaY))
        send({ type: 'arrow.pressed', steps: deltaX > 0 ? 1 : -1 })
    },
    { signal, passive: true }
  )
  row.addEventListener(
    'keydown',
    event => {
      const steps = KEYS[event.key]
      if (steps === undefined || event.target !== row) return
      event.preventDefault()
      send({ type: 'arrow.pressed', steps })
    },
    { signal }
  )
  notify()
  return left
}

function leaving() {
  const controller = new AbortController()
  return { signal: controller.signal, left: () => controller.abort() }
}
