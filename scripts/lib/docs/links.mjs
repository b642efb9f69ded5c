// Links of the documentation: from paths of the repository to pages of the site, and whether each leads somewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import { Refusal } from '../script.mjs'
import { root } from '../workspace.mjs'

const FENCE = /^\s*(```|~~~)/
const LINK = /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g
const ELSEWHERE = /^([a-z]+:|#|\/)/

/** The anchor of a heading, as hosts of repositories make it. */
export const anchorOf = heading =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/**
 * A page's text with its links as the site has them. A file that is not on the site is linked in the
 * repository, and named without a link where no address of one is known.
 */
export function withSiteLinks(text, source, { addressOf, repository }) {
  const linkTo = (whole, label, link) => {
    if (ELSEWHERE.test(link)) return whole
    const [path, anchor] = link.split('#')
    const target = posix.join(posix.dirname(source), path).replace(/\/$/, '')
    const hash = anchor === undefined ? '' : `#${anchor}`
    const address = addressOf(target)
    if (address !== undefined) return `[${label}](${address}${hash})`
    if (!existsSync(join(root, target))) throw new Refusal(`${source}: ${link} leads nowhere`)
    return repository === '' ? label : `[${label}](${repository}/blob/HEAD/${target}${hash})`
  }
  return outsideCode(text, line => line.replaceAll(LINK, linkTo))
}

const SNIPPET = /^<<< (\S+)$/gm

/** A page's text with the files that it shows: `<<< ./script/buy.ts` becomes a block of code. */
export const withSnippets = (text, source) =>
  text.replaceAll(SNIPPET, (_, link) => {
    const path = posix.join(posix.dirname(source), link)
    if (!existsSync(join(root, path))) throw new Refusal(`${source}: there is no ${link} to show`)
    const code = readFileSync(join(root, path), 'utf8').trimEnd()
    return `\`\`\`${posix.extname(path).slice(1)}\n${code}\n\`\`\``
  })

const REFERENCE = /^docs\/api\//
const DEMAND = '(?:§\\d[\\d.]*|[A-Z]{1,2}-?\\d+)'
const DEMANDS = new RegExp(` \\(${DEMAND}(?:, ${DEMAND})*\\)`, 'g')

/** A page of the reference without the demands of the specification, ` (C7)` or ` (A19, §5)`: its readers have none. */
export const withoutDemands = (text, source) =>
  REFERENCE.test(source) ? text.replaceAll(DEMANDS, '') : text

function outsideCode(text, change) {
  let isCode = false
  const lines = text.split('\n').map(line => {
    if (!FENCE.test(line)) return isCode ? line : change(line)
    isCode = !isCode
    return line
  })
  return lines.join('\n')
}

const HREF = /<a[^>]*\shref="([^"]*)"/g
const ID = /\sid="([^"]*)"/g

/** A line for each link of a built site that leads to no page or to no heading of it. */
export function deadLinks(folder, base = '/') {
  const pages = new Map(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter(path => path.endsWith('.html'))
      .toSorted()
      .map(path => [path, readFileSync(join(folder, path), 'utf8')])
  )
  const ids = new Map(
    [...pages].map(([path, html]) => [path, new Set([...html.matchAll(ID)].map(([, id]) => id))])
  )
  const isAlive = (page, href) => {
    const { pathname, hash } = new URL(href, `file://${base}${page}`)
    const path = decodeURIComponent(pathname).slice(base.length)
    const target = [path, `${path}.html`, `${path}index.html`].find(name => ids.has(name))
    if (target === undefined) return existsSync(join(folder, path)) && path !== ''
    return hash === '' || ids.get(target).has(decodeURIComponent(hash.slice(1)))
  }
  return [...pages].flatMap(([page, html]) => {
    const hrefs = [...html.matchAll(HREF)].map(([, href]) => href.replaceAll('&amp;', '&'))
    const own = hrefs.filter(href => !/^[a-z]+:/.test(href))
    return [...new Set(own)]
      .filter(href => !isAlive(page, href))
      .map(href => `${page}: ${href} leads nowhere`)
  })
}
