// Makes of a page of the shop the same content as a bare React page: React, the markup, no shop.
import { withoutScripts } from './twins.mjs'

export const BARE_SCRIPT = '/bare.js'

/** Reads a part of a page as a tree of texts and `[tag, attributes, children]`. */
export async function readTree(page, url, selector) {
  await page.goto(url)
  return page.evaluate(treeOf, selector)
}

/** Puts the tree in the place of the shop: the same styles, fonts and pictures around it. */
export function bareDocument(html, nodes, render) {
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  const state = JSON.stringify(nodes).replaceAll('<', '\\u003c')
  const [head] = withoutScripts(html).split('<div id="root">')
  return [
    head,
    `<div id="root">${render(nodes)}</div>`,
    `<script type="application/json" id="tree">${state}</script>`,
    `<script nonce="${nonce}">addEventListener('load',()=>import('${BARE_SCRIPT}'))</script>`,
    '</body></html>'
  ].join('')
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
