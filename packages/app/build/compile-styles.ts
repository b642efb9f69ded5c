import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const manifest = fileURLToPath(import.meta.resolve('@vitrina/react-ui/package.json'))
const runtime = join(dirname(manifest), 'src/theme/precompiled.ts')
const { css } = createRequire(manifest)('goober')

/** A block without interpolations: its text is all there is to know. */
const STYLE_CALL = /\bstyle\(\s*`([^`$\\]*)`\s*\)/g

/**
 * Compiles the styles of the browser's half: the scripts keep class names, the rules come in the
 * document and, for everything beyond it, in one stylesheet. The server's half compiles the same texts
 * to the same names when it renders.
 */
export function compileStyles(): Plugin {
  const rules = new Map<string, string>()
  return {
    name: 'compile-styles',
    apply: 'build',
    transform(code, id) {
      if (this.environment.config.consumer === 'server' || id.includes('/node_modules/')) return
      let found = false
      const compiled = code.replace(STYLE_CALL, (_, text: string) => {
        found = true
        const { className, rule } = compile(text)
        rules.set(className, rule)
        return `/* @__PURE__ */ precompiled("${className}")`
      })
      if (!found) return
      return { code: `import { precompiled } from '${runtime}'\n${compiled}`, map: null }
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return
      this.emitFile({ type: 'asset', name: 'styles.css', source: [...rules.values()].join('') })
    }
  }
}

interface Sheet {
  data: string
  querySelector(): { firstChild: Sheet; parentNode: Sheet }
}

/** As `theme/style.ts` of react-ui does when it runs. */
function compile(text: string): { className: string; rule: string } {
  const sheet: Sheet = {
    data: '',
    querySelector: () => ({ firstChild: sheet, parentNode: sheet })
  }
  const className: string = css.call({ target: sheet }, text)
  return { className, rule: sheet.data.replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1') }
}
