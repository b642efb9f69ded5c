import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { LATE } from '../../react-ui/src/theme/precompiled.ts'
import { collectStyles, type StyleBlock, style } from '../../react-ui/src/theme/style.ts'
import { Theme } from '../../react-ui/src/theme/theme.tsx'
import { AROUND, firstModules, inOrder } from './first-modules.ts'
import { minified } from './minify-styles.ts'

const runtime = fileURLToPath(new URL('../../react-ui/src/theme/precompiled.ts', import.meta.url))

const RUNTIME_STYLE = fileURLToPath(new URL('../../react-ui/src/theme/style.ts', import.meta.url))

/** A block without interpolations: its text is all there is to know. */
const STYLE_CALL = /\bstyle\(\s*`([^`$\\]*)`\s*\)/g
/** The server draws what such a module imports late. */
const DRAWN = 'import.meta.env.SSR'

/**
 * Compiles the styles of the browser's half into two stylesheets: what first screens may show, and all
 * else. The scripts keep class names, those of the second sheet marked. The server's half compiles the
 * same texts to the same names when it renders.
 */
export function compileStyles(fontsUrl: string): Plugin {
  const compiled = new Map<string, readonly StyleBlock[]>()
  const drawn = new Set<string>()
  let first: ReadonlySet<string> | undefined
  return {
    name: 'compile-styles',
    apply: 'build',
    buildStart() {
      // No module of the browser's half imports them.
      for (const id of AROUND) compiled.set(id, blocksIn(minified(readFileSync(id, 'utf8'))))
    },
    transform(code, id) {
      if (this.environment.config.consumer === 'server' || id.includes('/node_modules/')) return
      if (code.includes(DRAWN)) drawn.add(id)
      const found = blocksIn(code)
      if (found.length === 0) return
      compiled.set(id, found)
      const named = code.replace(
        STYLE_CALL,
        (_, text: string) => `/* @__PURE__ */ precompiled("${LATE}${blockOf(text).className}")`
      )
      return { code: `import { precompiled } from '${runtime}'\n${named}`, map: null }
    },
    renderChunk(code, _, __, { chunks }) {
      first ??= firstModules(this, Object.values(chunks), drawn)
      const names = new Set(
        [...first].flatMap(id => compiled.get(id) ?? []).map(({ className }) => className)
      )
      return code.replace(MARKED, (marked, className: string) =>
        names.has(className) ? `"${className}"` : marked
      )
    },
    generateBundle(_, bundle) {
      if (this.environment.config.consumer === 'server') return
      const files = Object.values(bundle).filter(file => file.type === 'chunk')
      const writing = files.filter(({ modules }) => modules[RUNTIME_STYLE]?.code)
      if (writing.length > 0) {
        this.error(
          'A style that holds an expression would have all of the page styled again when it is shown'
        )
      }
      const { css: ofAll } = collectStyles(() => Theme({ fontsUrl, children: [] }))
      const twice = namesakes([...compiled.values()].flat())
      if (twice.length > 0) this.error(`Other styles have the same name: ${twice}`)
      const styled = inOrder(this).filter(id => compiled.has(id))
      const textOf = (ids: readonly string[]) =>
        ids
          .flatMap(id => compiled.get(id) ?? [])
          .map(({ css }) => css)
          .join('')
      const [early, late] = [true, false].map(isFirst =>
        textOf(styled.filter(id => first?.has(id) === isFirst))
      )
      const { moves, rest } = withoutMoves(late ?? '')
      this.emitFile({ type: 'asset', name: 'styles.css', source: `${ofAll}${early}${moves}` })
      this.emitFile({ type: 'asset', name: 'late.css', source: rest })
    }
  }
}

const KEYFRAMES = /@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g

/** A sheet that comes late with keyframes has all of a page styled again on which anything moves. */
export function withoutMoves(css: string): { readonly moves: string; readonly rest: string } {
  const moves = [...new Set(css.match(KEYFRAMES))].join('')
  return { moves, rest: css.replace(KEYFRAMES, '') }
}

const MARKED = new RegExp(`"${LATE}(\\w+)"`, 'g')

const blocksIn = (code: string): readonly StyleBlock[] =>
  Array.from(code.matchAll(STYLE_CALL), ([, text = '']) => blockOf(text))

function blockOf(text: string): StyleBlock {
  const { result: className, css } = collectStyles(style(text))
  return { className, css }
}

/** Texts whose names, which are short, happen to be the same. */
function namesakes(blocks: readonly StyleBlock[]): readonly string[] {
  const known = new Map(blocks.map(({ className, css }) => [className, css]))
  return blocks.filter(({ className, css }) => known.get(className) !== css).map(({ css }) => css)
}
