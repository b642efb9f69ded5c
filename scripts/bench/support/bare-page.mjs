// Makes of pages of the shop the same content as bare React pages: React, the markup, no shop.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

import { root } from '../../lib/workspace.mjs'
import { openTwin, withoutScripts } from './twins.mjs'

const APP = join(root, 'packages/app')
/** Each lane has its own. */
const BENCH = join(APP, `dist/bench${process.env.BENCH_LANE ?? ''}`)
const SCRIPT = '/bare.js'

/** What of a page a bare one shows: `main` alone, or with the header and the footer around it. */
const MAIN = '#main'
const WHOLE = '#root > *, #root ~ footer'

/**
 * Bare pages of a shop, each on an address of its own. `open(address, ...others)` serves what stands
 * between header and footer of the page at `address`; its links to `others` put another in its place.
 * `openWhole` has header and footer, too: they stay mounted, and React changes what is between them.
 * Both answer `{ url, close }`.
 */
export async function createBarePages(browser, shop) {
  process.env.NODE_ENV = 'production'
  const script = await buildBareBrowser()
  const { renderBareTree } = await import(await buildBareServer())
  async function serve(addresses, keeps) {
    const [address] = addresses
    const read = await readPages(browser, shop, { addresses, shown: keeps ? WHOLE : MAIN })
    const change = html => bareDocument(html, { address, keeps, ...read }, renderBareTree)
    const twin = await openTwin(shop.url, change, { [SCRIPT]: script })
    return { url: twin.url + address, close: twin.close }
  }
  return {
    open: (...addresses) => serve(addresses, false),
    openWhole: (...addresses) => serve(addresses, true)
  }
}

/** What is shown of each page, and the rules of style of all pages but the first. */
async function readPages(browser, shop, { addresses, shown }) {
  const still = await openTwin(shop.url, withoutScripts)
  const reader = await browser.newPage()
  const pages = {}
  const rules = []
  for (const address of addresses) {
    await reader.goto(still.url + address)
    pages[address] = await reader.evaluate(treeOf, shown)
    rules.push(await reader.evaluate(rulesOf))
  }
  await reader.close()
  await still.close()
  const [own, ...further] = rules
  return { pages, rules: [...new Set(further.flat())].filter(rule => !own.includes(rule)) }
}

/** Puts the trees in the place of the shop: the same styles, fonts and pictures around them. */
function bareDocument(html, { pages, rules, address, keeps }, render) {
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  const site = { address, pages, keeps }
  const state = JSON.stringify(site).replaceAll('<', '\\u003c')
  const [head] = withoutScripts(html).split('<div id="root">')
  return [
    head.replace('</style>', () => `${rules.join('')}</style>`),
    `<div id="root">${render(site)}</div>`,
    `<script type="application/json" id="tree">${state}</script>`,
    `<script nonce="${nonce}">addEventListener('load',()=>import('${SCRIPT}'))</script>`,
    '</body></html>'
  ].join('')
}

/** Runs in the page. */
function rulesOf() {
  return [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
}

/** Runs in the page. */
function treeOf(selector) {
  // As React spells them; `true` where the attribute alone says yes.
  const names = {
    class: 'className',
    for: 'htmlFor',
    value: 'defaultValue',
    srcset: 'srcSet',
    fetchpriority: 'fetchPriority',
    readonly: 'readOnly',
    tabindex: 'tabIndex',
    maxlength: 'maxLength',
    autocomplete: 'autoComplete',
    enterkeyhint: 'enterKeyHint',
    inputmode: 'inputMode'
  }
  const flags = ['hidden', 'disabled', 'checked', 'required', 'readonly', 'open', 'inert']
  const attributeOf = ({ name, value }) => {
    if (name === 'checked') return ['defaultChecked', true]
    return [names[name] ?? name, flags.includes(name) ? true : value]
  }
  const nodeOf = node => {
    if (node.nodeType === Node.TEXT_NODE) return [node.data]
    if (node.nodeType !== Node.ELEMENT_NODE) return []
    const attributes = Object.fromEntries(
      [...node.attributes].filter(({ name }) => name !== 'selected').map(attributeOf)
    )
    return [[node.localName, attributes, [...node.childNodes].flatMap(nodeOf)]]
  }
  return [...document.querySelectorAll(selector)].flatMap(nodeOf)
}

/** The text of the script that hydrates a bare page. */
async function buildBareBrowser() {
  const outDir = join(BENCH, 'browser')
  await build({
    root: APP,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(APP, 'bench/bare-browser.tsx'),
        output: { entryFileNames: 'bare.js' }
      }
    }
  })
  return readFileSync(join(outDir, 'bare.js'), 'utf8')
}

/** The address of a module with `renderBareTree` and `serveBare`. */
export async function buildBareServer() {
  const outDir = join(BENCH, 'server')
  await build({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, ssr: join(APP, 'bench/bare-server.tsx') }
  })
  return pathToFileURL(join(outDir, 'bare-server.js')).href
}
