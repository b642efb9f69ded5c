import type { Plugin } from 'vite'

const STYLE_FILE = /\.styles\.ts$/

/** Takes indents and line ends out of the CSS texts: they are script bytes of the first load. */
export const minifyStyles = (): Plugin => ({
  name: 'minify-styles',
  apply: 'build',
  transform(code, id) {
    if (!STYLE_FILE.test(id)) return undefined
    return { code: minified(code), map: null }
  }
})

/** The source of a module of styles, with its CSS texts in few bytes. */
export const minified = (code: string) => code.replace(/`[^`]*`/g, shrink)

// Only runs of white space around a line end: a space inside a rule may be a selector.
const shrink = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/ ?([{};]) /g, '$1')
