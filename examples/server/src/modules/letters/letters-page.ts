import { escapeMarkup } from '@vitrina/core/values'
import { htmlPage } from '../../http/html-page.ts'
import type { ReadLetter } from './read-letter.ts'

export const LETTER_STYLES = `
:root{color-scheme:light dark}
body{max-width:720px;margin:0 auto;padding:20px;font:16px/1.5 system-ui,sans-serif}
article{margin:16px 0;padding:16px 20px;border:1px solid;border-radius:14px}
h2{margin:0;font-size:18px}
p{margin:4px 0;font-size:14px}
pre{margin:12px 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
`

/** A page without scripts: the newest letter first. */
export const lettersPage = (letters: readonly ReadLetter[]) =>
  htmlPage({
    title: 'Письма магазина',
    styles: LETTER_STYLES,
    body: `<h1>Письма магазина</h1>
${letters.length === 0 ? '<p>Писем пока нет.</p>' : letters.map(article).join('\n')}`
  })

const article = ({ to, at, subject, text, attachments }: ReadLetter) => `<article>
<h2>${escapeMarkup(subject === '' ? 'СМС' : subject)}</h2>
<p>${escapeMarkup(to)} · <time>${escapeMarkup(at)}</time></p>
<pre>${escapeMarkup(text.trim())}</pre>
${attachments.map(name => `<p>Приложено: ${escapeMarkup(name)}</p>`).join('\n')}
</article>`
