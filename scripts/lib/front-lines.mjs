// How many lines a front has, markup included, and how many of them only bind a framework to the core.
import { pathsIn, read } from './sources.mjs'
import { root } from './workspace.mjs'

const COUNTED = /\.(tsx?|svelte|vue|html)$/
const COLUMNS = 100
const BEGINS = /(\/\/|<!--|\{\/\*) glue\b/
const ENDS = /(\/\/|<!--|\{\/\*) end of glue\b/

/**
 * Lines that are not empty: `all` of them, those of `glue`, between two comments that say so, and the `long`
 * ones. Styles and what a tool is set by are left out.
 */
export function linesOf(name, folders = ['src']) {
  const lines = folders
    .flatMap(folder => pathsIn(root, `examples/${name}/${folder}`))
    .filter(path => COUNTED.test(path))
    .flatMap(path => read(root, path).split('\n'))
    .filter(line => line.trim() !== '')
  return {
    all: lines.length,
    glue: glueIn(lines),
    long: lines.filter(line => line.length > COLUMNS)
  }
}

function glueIn(lines) {
  let isGlue = false
  let glue = 0
  for (const line of lines) {
    if (BEGINS.test(line)) isGlue = true
    if (isGlue) glue += 1
    if (ENDS.test(line)) isGlue = false
  }
  return glue
}
