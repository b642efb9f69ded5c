/** Marks a name whose rule is in the late stylesheet. */
export const LATE = '~'

let shown: Set<string> | undefined
let load: (() => void) | undefined

/**
 * Stands in for `style` where a build has compiled it already: only the class name is left in the
 * script. Its rule is in the stylesheet that every page has, or in the late one, unless the server has
 * put it into the page.
 * @public Called by the code the build writes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const precompiled = (name: string) => (): string => {
  if (!name.startsWith(LATE)) return name
  const className = name.slice(1)
  shown ??= classesOf(document.getElementById('_goober')?.textContent ?? '')
  if (!shown.has(className)) load?.()
  return className
}

/** How the late stylesheet is fetched; called when a style is missing on the page. */
export function onMissingStyle(fetchStylesheet: () => void): void {
  load = fetchStylesheet
}

const classesOf = (css: string) => new Set(css.match(/\bg\w{1,4}\b/g))
