import { escapeJson } from '@vitrina/core/catalog'
import type { PageHead } from '@vitrina/core/pages'
import type { Theme } from '@vitrina/core/session'
import type { Text } from '@vitrina/core/texts'
import { escapeMarkup, keptByText } from '@vitrina/core/values'
import { shortName, shortTextName } from '../../platform/short-names.ts'
import { shopWords } from '../../texts/catalogue.ts'
import { NONCE, type Piece } from '../answers/holes.ts'
import type { Client } from '../assets/client.ts'
import { type OwnTexts, spokenTexts } from '../requests/wording.ts'
import type { RenderedPage } from './render.tsx'
import { appleIcon } from './site-manifest.ts'

const groups = Object.entries<object>(shopWords)

/** Words of a site's own by the names that the files of the browser have for their texts. */
export const shortTexts = (texts: OwnTexts): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [shortKey(key), text]))

/** `basket.few` is `e.c`, and `catalog.sorts.new` is `k.d.new`. */
function shortKey(key: string): string {
  const [group = '', name = '', ...rest] = key.split('.')
  const at = groups.findIndex(([known]) => known === group)
  const place = Object.keys(groups[at]?.[1] ?? {}).indexOf(name)
  return [shortName(at), shortTextName(group, name, place), ...rest].join('.')
}

interface DocumentOptions extends RenderedPage {
  readonly head: PageHead
  readonly theme: Theme | undefined
  readonly client: Client
  /** What the application starts from; without it the document is all there is. */
  readonly start?: {
    /** Files of this page's code, fetched beside the entry. */
    readonly chunks: readonly string[]
    /** The payload and the shop's state, as escaped JSON. */
    readonly state: readonly Piece[]
  }
}

const encoder = new TextEncoder()
/** What documents share word for word is written once and then only copied. */
const keptBytes = keptByText(text => encoder.encode(text))

/**
 * The whole document, piece by piece: no script before the content, the state once. What is another
 * for each answer is left out of it. Without an application it brings all its styles: nothing else of
 * the shop may be there.
 */
export function documentOf(options: DocumentOptions): readonly Piece[] {
  const { head } = options
  const theme = options.theme === undefined ? '' : ` data-theme="${options.theme}"`
  return [
    `<!doctype html><html lang="ru"${theme}><head>${headMarkup(options)}<style id="_goober" nonce="`,
    NONCE,
    '">',
    keptBytes(options.css),
    '</style></head><body>',
    keptBytes(options.sprite),
    '<div id="root">',
    options.html,
    '</div>',
    keptBytes(options.footer),
    keptBytes(options.consent),
    dataMarkup(head),
    ...startMarkup(options),
    '</body></html>'
  ]
}

function startMarkup({ start, client }: DocumentOptions): readonly Piece[] {
  if (start === undefined) return []
  return [
    ...textsMarkup(),
    '<script type="application/json" id="state">',
    ...start.state,
    '</script><script nonce="',
    NONCE,
    `" data-entry="${client.entry}" data-chunks="${start.chunks.join(' ')}" data-styles="${client.styles.join(' ')}" data-shop="${client.shop.join(' ')}" data-build="${client.build.id}">`,
    keptBytes(client.loader),
    '</script>'
  ]
}

/** The site's own words, where it has some: the modules of words that come then tell of themselves. */
function textsMarkup(): readonly Piece[] {
  const own = spokenTexts() ?? {}
  if (Object.keys(own).length === 0) return []
  const sent = escapeJson(__SHORT_TEXTS__ ? shortTexts(own) : own)
  return ['<script nonce="', NONCE, `">self.__texts=Object.assign([],{own:${sent}})</script>`]
}

function headMarkup({ head, client, start }: DocumentOptions): string {
  const { styles, preloadFonts, icon } = client
  const stylesheet = start === undefined ? undefined : styles[0]
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // The header's end stands at the right: drawn by halves, it would move as the rest of it comes.
    '<link rel="expect" href="#main" blocking="render">',
    `<title>${escapeMarkup(head.title)}</title>`,
    stylesheet === undefined ? '' : `<link rel="stylesheet" href="${stylesheet}">`,
    ...preloadFonts.map(
      href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`
    ),
    meta('name', 'description', head.description),
    head.keywords === undefined ? '' : meta('name', 'keywords', head.keywords),
    head.robots === undefined ? '' : meta('name', 'robots', head.robots),
    head.canonical === '' ? '' : `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`,
    ...head.openGraph.map(({ property, content }) => meta('property', property, content)),
    meta('name', 'theme-color', '#ffffff'),
    `<link rel="icon" type="image/svg+xml" href="${icon}"><link rel="apple-touch-icon" href="${appleIcon}"><link rel="manifest" href="/site.webmanifest">`
  ].join('')
}

const dataMarkup = ({ jsonLd }: PageHead) =>
  jsonLd.map(data => `<script type="application/ld+json">${escapeJson(data)}</script>`).join('')

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`
