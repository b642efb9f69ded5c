/** What moved by itself, in the words of the browser: how much, and which parts of the page. */
export interface Shift {
  readonly value: number
  readonly parts: readonly string[]
}

/** Runs in the page, before anything of it: notes from then on what moves. */
export function noteShifts() {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const nameOf = (node: Node | undefined) =>
    `${node?.nodeName} «${node?.textContent?.trim().slice(0, 30)}»`
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const sources: readonly { node?: Node }[] = Reflect.get(entry, 'sources')
      const parts = sources.map(({ node }) => nameOf(node))
      shifts.push({ value: Reflect.get(entry, 'value'), parts })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
export const notedShifts = () => Reflect.get(globalThis, 'shifts') as readonly Shift[]

/** Runs in the page: what came so far has been drawn. */
export const drawn = () =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
