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

/** A field that the page has; what is asked of it, a list to choose from has as well. */
export const field = (id: string) => part(id) as HTMLInputElement

type Choice = { readonly id: string; readonly title: string; readonly unavailable?: string }

/** Fills a list to choose from; its empty line is chosen where none of them is. */
export function choices(id: string, offered: readonly Choice[], chosen: string): void {
  const options = offered.map(({ id: value, title, unavailable = '' }) => {
    const properties = { value, selected: value === chosen, disabled: unavailable !== '' }
    return element('option', properties, title, unavailable && ` — ${unavailable}`)
  })
  const none = chosen === '' && options.length > 0 ? [new Option()] : []
  part(id).replaceChildren(...none, ...options)
}
