import { css } from 'goober'

/** A block of rules; those without a scope of their own have no class name. */
export interface StyleBlock {
  readonly className: string
  readonly css: string
}

interface Sheet {
  data: string
}

const STYLE_ID = '_goober'

/** Far below any count of components: bare elements come before them and lose to them. */
const FIRST_GLOBAL = -1000

let definedStyles = 0
let definedGlobals = 0
let collection: Map<number, StyleBlock> | undefined
const shown = new Map<number, string>()
const sheets = new Map<string, string>()
const SHEETS_MAX = 200
/** Names of a letter and four signs, for some hundred blocks: a build ends where two of them meet. */
const NAMES = 36 ** 4

/**
 * Defines the styles of one component; calling the result in a render gives the class name.
 * Nested selectors follow goober: a pseudo-class with brackets may only end a selector.
 */
/* @__NO_SIDE_EFFECTS__ */
export function style(text: string): () => string {
  return define(definedStyles++, () => compile(text))
}

/** Defines rules without a scope of their own: tokens, reset, fonts. Calling the result shows them. */
/* @__NO_SIDE_EFFECTS__ */
export function globalStyle(text: string): () => void {
  return define(FIRST_GLOBAL + definedGlobals++, () => ({ className: '', css: minify(text) }))
}

/**
 * Runs a synchronous render and gives, beside its result, the CSS of exactly the styles it used, without
 * those that the page `has` already.
 */
export function collectStyles<Result>(
  render: () => Result,
  has: (block: StyleBlock) => boolean = () => false
): { result: Result; css: string } {
  const { result, used } = collecting(render)
  return { result, css: cssOf([...used].filter(([, block]) => !has(block))) }
}

/** Renders what never changes once; each call of what this returns brings result and styles again. */
export function keepRendered<Result>(render: () => Result): () => Result {
  const { result, used } = collecting(render)
  return () => {
    for (const [position, compiled] of used) collection?.set(position, compiled)
    return result
  }
}

function collecting<Result>(render: () => Result) {
  const outer = collection
  const used = new Map<number, StyleBlock>()
  collection = used
  try {
    return { result: render(), used }
  } finally {
    collection = outer
  }
}

function define(position: number, compileStyle: () => StyleBlock): () => string {
  let compiled: StyleBlock | undefined
  return () => {
    compiled ??= compileStyle()
    if (collection) collection.set(position, compiled)
    else if (!shown.has(position)) show(position, compiled.css)
    return compiled.className
  }
}

/** Goober writes into this sheet instead of the page, so that the text is known on every platform. */
function compile(text: string): StyleBlock {
  const sheet: Sheet = { data: '' }
  const target = { ...sheet, querySelector: () => ({ firstChild: target, parentNode: target }) }
  // Goober's types allow only an element as the target.
  const long: string = Reflect.apply(css, { target }, [text])
  const className = shortName(long)
  return { className, css: minify(target.data.replaceAll(long, className)) }
}

/** `go` and a hash of 32 bits, as goober names a block; a page writes such names a thousand times. */
const shortName = (long: string) => `g${(Number(long.slice(2)) % NAMES).toString(36)}`

/** Puts a rule into the page in order of definition, so that a late base never beats its override. */
function show(position: number, rule: string) {
  if (!globalThis.document) return
  const sheet = findSheet(document)
  if (!sheet.data.includes(rule)) sheet.insertData(placeFor(position, sheet.data), rule)
  shown.set(position, rule)
}

function placeFor(position: number, text: string): number {
  const later = [...shown.keys()].filter(key => key > position).sort((a, b) => a - b)[0]
  const next = later === undefined ? -1 : text.indexOf(shown.get(later) ?? '')
  return next < 0 ? text.length : next
}

function findSheet(page: Document): Text {
  const element = page.getElementById(STYLE_ID) ?? page.head.appendChild(createElement(page))
  const text = element.firstChild
  return text instanceof Text ? text : element.appendChild(page.createTextNode(''))
}

function createElement(page: Document): HTMLStyleElement {
  const element = page.createElement('style')
  element.id = STYLE_ID
  const nonce = Reflect.get(globalThis, '__nonce__') ?? page.querySelector('script')?.nonce
  if (typeof nonce === 'string') element.nonce = nonce
  return element
}

/** Pages of one kind use the same styles: their text is put together once. */
function cssOf(used: readonly (readonly [number, StyleBlock])[]): string {
  const ordered = [...used].sort(([first], [second]) => first - second)
  const key = ordered.map(([position]) => position).join()
  const found = sheets.get(key)
  if (found !== undefined) return found
  const css = ordered.map(([, compiled]) => compiled.css).join('')
  sheets.set(key, css)
  const [oldest] = sheets.keys()
  if (sheets.size > SHEETS_MAX && oldest !== undefined) sheets.delete(oldest)
  return css
}

function minify(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/([:,]) | ([>~]) | (?=!important)/g, '$1$2')
    .replace(/;}/g, '}')
    .trim()
}
