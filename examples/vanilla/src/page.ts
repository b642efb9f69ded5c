/** `element('a', { href: '#' }, 'Назад')` */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
) {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** The element of an id that the page has. */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`index.html has no #${id}`)
  return found
}

interface Observed<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(listener: () => void): unknown
}

/** Resolves with the first snapshot of which `isSo` holds. */
export const until = <Snapshot>(actor: Observed<Snapshot>, isSo: (now: Snapshot) => boolean) =>
  new Promise<Snapshot>(done => {
    const look = () => isSo(actor.getSnapshot()) && done(actor.getSnapshot())
    actor.subscribe(look)
    look()
  })
