import { createHash } from 'node:crypto'

import { htmlPage } from '../../http/html-page.ts'

/** Inline, so that the page needs nothing else; its hash stands in the page's policy. */
const STYLES = `
:root{color-scheme:light dark;--paper:#f2f4f8;--sheet:#fff;--ink:#171a2b;--pen:#2334c4;--onpen:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#0c1210;--sheet:#1a2420;--ink:#eef3ee;--pen:#aeb9ff;--onpen:#10174f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:20px;background:var(--paper);color:var(--ink);font:16px/1.5 'Golos Text',system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px;border-radius:22px;background:var(--sheet)}
h1{margin:0 0 12px;font-size:24px;line-height:1.1;letter-spacing:-.035em;font-weight:800}
p{margin:0 0 24px}
button,a{display:block;width:100%;min-height:52px;padding:14px 20px;border:2px solid var(--pen);border-radius:14px;background:var(--pen);color:var(--onpen);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid var(--pen);outline-offset:3px}
`

const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64')

export const MAILING_POLICY = `default-src 'none'; style-src 'sha256-${STYLES_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

interface Content {
  readonly title: string
  readonly text: string
  /** Posts to the page's own address. */
  readonly button?: string
  readonly link?: { readonly url: string; readonly text: string }
}

/** A page of one question or one answer; all its words are ours. */
export const mailingPage = ({ title, text, button, link }: Content) =>
  htmlPage({
    title,
    styles: STYLES,
    body: `<main>
<h1>${title}</h1>
<p>${text}</p>
${button === undefined ? '' : `<form method="post"><button>${button}</button></form>`}
${link === undefined ? '' : `<a href="${encodeURI(link.url)}">${link.text}</a>`}
</main>`
  })
