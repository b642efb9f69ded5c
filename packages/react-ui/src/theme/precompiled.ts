let shown: Set<string> | undefined
let load: (() => void) | undefined

/**
 * Stands in for `style` where a build has compiled it already: only the class name is left in the
 * script. What the server did not put into the page comes with the shop's whole stylesheet.
 * @public Called by the code the build writes.
 */
/* @__NO_SIDE_EFFECTS__ */
export const precompiled = (className: string) => (): string => {
  shown ??= classesOf(document.getElementById('_goober')?.textContent ?? '')
  if (!shown.has(className)) load?.()
  return className
}

/** How the whole stylesheet is fetched; called when a style is missing on the page. */
export function onMissingStyle(fetchStylesheet: () => void): void {
  load = fetchStylesheet
}

const classesOf = (css: string) => new Set(css.match(/\bgo\d+/g))
