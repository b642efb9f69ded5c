import { formatPrice } from '@vitrina/core'

import { escapeMarkup } from '@vitrina/core/values'
import { htmlPage } from '../../http/html-page.ts'

/** Inline, so that the page needs nothing else; its hash stands in the page's policy. */
export const BANK_STYLES = `
:root{color-scheme:light dark;--paper:#f2f4f8;--sheet:#fff;--ink:#171a2b;--ink2:#4b5066;--line:#848a9f;--pen:#2334c4;--onpen:#fff;--red:#c31f2d;--cell:#e1ebf7}
@media(prefers-color-scheme:dark){:root{--paper:#0c1210;--sheet:#1a2420;--ink:#eef3ee;--ink2:#bccac2;--line:#71837a;--pen:#aeb9ff;--onpen:#10174f;--red:#ff9096;--cell:#25332d}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:20px;background:var(--paper);color:var(--ink);font:16px/1.5 'Golos Text',system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px;border-radius:22px;background:linear-gradient(var(--cell) 1px,transparent 1px) 0 0/20px 20px,linear-gradient(90deg,var(--cell) 1px,transparent 1px) 0 0/20px 20px,var(--sheet)}
small{display:block;font-size:14px;color:var(--ink2)}
h1{margin:12px 0 4px;font-size:24px;line-height:1.1;letter-spacing:-.035em;font-weight:800}
output{display:block;margin:16px 0 24px;font-size:42px;line-height:1;letter-spacing:-.045em;font-weight:800;font-variant-numeric:tabular-nums}
form{display:grid;gap:12px}
button,a{display:block;width:100%;min-height:52px;padding:14px 20px;border:2px solid var(--pen);border-radius:14px;background:var(--pen);color:var(--onpen);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
button.quiet{background:var(--sheet);border-color:var(--line);color:var(--ink)}
button:focus-visible,a:focus-visible{outline:3px solid var(--pen);outline-offset:3px}
[role=alert]{margin:0 0 16px;color:var(--red)}
`

interface BankSession {
  readonly title: string
  readonly amount_kopecks: number
}

/** The page of a payment; works without scripts. */
export const bankPage = ({ title, amount_kopecks }: BankSession, problem = '') =>
  wrap(
    'Оплата заказа',
    `<small>Демонстрационный банк · деньги не списываются</small>
<h1>${escapeMarkup(title)}</h1>
<output>${formatPrice(amount_kopecks / 100)}</output>
${problem && `<p role="alert">${escapeMarkup(problem)}</p>`}
<form method="post">
<button name="decision" value="pay">Оплатить</button>
<button name="decision" value="decline" class="quiet">Отклонить</button>
</form>`
  )

/** The page of a payment that is not there any more. */
export const gonePage = (shopUrl: string) =>
  wrap(
    'Страница оплаты устарела',
    `<small>Демонстрационный банк</small>
<h1>Страница оплаты устарела</h1>
<p>Вернитесь в магазин и нажмите «Оплатить» ещё раз.</p>
<a href="${escapeMarkup(shopUrl)}/">В магазин</a>`
  )

const wrap = (title: string, content: string) =>
  htmlPage({ title, styles: BANK_STYLES, body: `<main>\n${content}\n</main>` })
