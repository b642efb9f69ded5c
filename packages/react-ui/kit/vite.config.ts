// Builds the gallery as files for the site of the documentation: its styles are a sheet, as those of the published package.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

import { fontFiles } from '../src/theme/fonts.styles.ts'
import { collectStyles, style } from '../src/theme/style.ts'
import { Theme } from '../src/theme/theme.tsx'

/** A block without interpolations: its text is all there is to know. */
const STYLE_CALL = /\bstyle\(\s*`([^`$\\]*)`\s*\)/g
const SHEET = 'kit.css'
const THEME = join(import.meta.dirname, '../src/theme/theme.tsx')

/** The sheet has the rules of all components, the scripts their class names alone. */
function sheetOfStyles(): Plugin {
  const rules = new Map<string, string>()
  return {
    name: 'sheet-of-styles',
    apply: 'build',
    load: id => (id === THEME ? 'export const Theme = ({ children }) => children' : undefined),
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('style(')) return
      const css: string[] = []
      const named = code.replace(STYLE_CALL, (_, text: string) => {
        const block = collectStyles(style(text))
        css.push(block.css)
        return `() => '${block.result}'`
      })
      rules.set(id, css.join(''))
      return { code: named, map: null }
    },
    // A font that comes late is not shown at all; the last one has the ruble alone.
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: `./${SHEET}` }, injectTo: 'head' },
      ...fontFiles.slice(0, 2).map(file => ({
        ...{ tag: 'link', injectTo: 'head' as const },
        attrs: { rel: 'preload', as: 'font', crossorigin: true, href: `./${file}` }
      }))
    ],
    generateBundle(_, bundle) {
      const ofAll = collectStyles(() => Theme({ fontsUrl: './', children: [] })).css
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const ordered = chunks.flatMap(({ moduleIds }) => moduleIds.map(id => rules.get(id) ?? ''))
      this.emitFile({ type: 'asset', fileName: SHEET, source: ofAll + ordered.join('\n') })
    }
  }
}

const GOODS = 'goods/image-minifier/v1'

/** Pictures of goods, at the addresses that a shop has them at; in development Vite serves them as they lie. */
const goodsPictures = (): Plugin => ({
  name: 'goods-pictures',
  apply: 'build',
  generateBundle() {
    const folder = join(import.meta.dirname, GOODS)
    for (const name of readdirSync(folder)) {
      const source = readFileSync(join(folder, name))
      this.emitFile({ type: 'asset', fileName: `${GOODS}/${name}`, source })
    }
  }
})

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: '../fonts',
  plugins: [sheetOfStyles(), goodsPictures()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: false, emptyOutDir: true }
})
