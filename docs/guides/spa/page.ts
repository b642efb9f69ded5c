/** The element of an id that the page has. */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`index.html has no #${id}`)
  return found
}

/** A list item with a button. */
export function item(text: string, title: string, onclick: () => void): HTMLElement {
  const made = document.createElement('li')
  made.append(`${text} `, Object.assign(document.createElement('button'), { onclick }))
  made.lastElementChild?.append(title)
  return made
}

/** A list to choose from. */
export const options = (list: readonly { readonly code: string; readonly title: string }[]) =>
  list.map(({ code, title }) => new Option(title, code))
