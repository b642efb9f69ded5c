// The site of the documentation. Its pages are gathered by `npm run docs` into `.cache/pages`, with `site.json` beside them.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformerStyleToClass } from '@shikijs/transformers'
import { instance } from '@viz-js/viz'
import { defineConfig } from 'vitepress'

import { anchorOf } from '../../../scripts/lib/docs/links.mjs'

const place = fileURLToPath(new URL('..', import.meta.url))
const { sidebar, repository } = JSON.parse(readFileSync(join(place, '.cache/site.json'), 'utf8'))
const base = process.env.DOCS_BASE ?? '/'
const COLOURS = 'code.css'

/** Colours of code are classes: a strict policy lets no `style` attribute through. */
const toClass = transformerStyleToClass()
const INLINE = /<script( id="[^"]*")?>([\s\S]*?)<\/script>/g
const STYLE = / style="[^"]*"/g

const viz = await instance()

/** Blocks that are shown as something else than code. */
const shownBlocks = {
  /** Its colours are those of the page, in both themes. */
  dot(graph) {
    const svg = viz.renderString(graph, { format: 'svg' })
    return `<div class="drawing" v-pre>${svg.slice(svg.indexOf('<svg'))}</div>`
  },
  /** A component of the gallery, which is built beside the pages. */
  sample(query) {
    const address = `${base}gallery/index.html${query.trim().replaceAll('&', '&amp;')}`
    return (
      `<iframe class="sample" title="Live example" loading="lazy" src="${address}"></iframe>` +
      `<p class="sample-way"><a href="${address}" target="_blank">The example in a window of its own</a></p>`
    )
  }
}

function showBlocks(md) {
  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, place, ...rest) => {
    const { info, content } = tokens[place]
    return shownBlocks[info]?.(content) ?? fence(tokens, place, ...rest)
  }
}

const CODE_BLOCK = /^```[\s\S]*?^```$/gm

/** Headings and sentences are searched; blocks of code would treble the index. */
const renderWords = (text, env, md) => md.render(text.replaceAll(CODE_BLOCK, ''), env)

/** Cells of a table are aligned by a class. */
function alignByClass(md) {
  md.core.ruler.push('align-by-class', ({ tokens }) => {
    for (const token of tokens) {
      const align = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '')?.[1]
      if (align !== undefined) token.attrs = [['class', `align-${align}`]]
    }
  })
}

export default defineConfig({
  ...{ lang: 'en', title: 'Vitrina', description: 'A shop front, as packages', base },
  ...{ srcDir: '.cache/pages', outDir: 'dist', cacheDir: '.cache/vite', metaChunk: true },
  // Else a style element of the script's own keeps the page from moving while the theme changes.
  appearance: { disableTransition: false },
  head: [
    ['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }],
    ['link', { rel: 'stylesheet', href: `${base}${COLOURS}` }]
  ],
  vite: { publicDir: join(place, '.cache/public'), build: { chunkSizeWarningLimit: 8000 } },
  markdown: {
    html: false,
    anchor: { slugify: anchorOf },
    codeTransformers: [toClass],
    config: md => md.use(alignByClass).use(showBlocks)
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Components', link: '/api/components/' },
      { text: 'Machines', link: '/api/machines/' },
      { text: 'Reference', link: '/api/' },
      ...(repository === '' ? [] : [{ text: 'Code', link: repository }])
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { _render: renderWords } }
  },
  /** Scripts within the page become files, and what the script sets anew is left out: a strict policy takes neither. */
  transformHtml: (html, _, { siteConfig }) =>
    html.replaceAll(STYLE, '').replaceAll(INLINE, (_whole, id = '', code) => {
      const name = `inline-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      writeFileSync(join(siteConfig.outDir, 'assets', name), code)
      return `<script${id} src="${base}assets/${name}"></script>`
    }),
  buildEnd: ({ outDir }) => writeFileSync(join(outDir, COLOURS), toClass.getCSS())
})
