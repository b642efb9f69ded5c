// Fronts with one thing broken each: which story has to catch it, and by which step.
import { randomUUID } from 'node:crypto'

const ORDERS = '/user/profile/order/all'
const GONE = { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>404</h1>' }
const JSON_TYPE = { 'content-type': 'application/json' }

const isCall = ({ method, url }, wanted, path) => method === wanted && url.split('?')[0] === path
const isPage = ({ url }, path) => url === path || url === `${path}/_payload.json`

/** Runs in the page: does this to whatever comes to stand there. */
const always = code =>
  `new MutationObserver(() => { ${code} }).observe(document, { childList: true, subtree: true, attributes: true })`
const each = (selector, code) =>
  always(`for (const element of document.querySelectorAll('${selector}')) { ${code} }`)
/** Runs in the page: what it keeps under this name is lost. */
const forgetting = name =>
  `const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) { if (key !== '${name}') set.call(this, key, value) }`

export const brokenFronts = [
  {
    name: 'the button that buys has another name',
    ...{ story: 'purchase', by: /button «В корзину: / },
    words: [['В корзину', 'Купить']]
  },
  {
    name: 'the form of buying takes what other sites send',
    ...{ story: 'no-script-purchase', by: /another site sends is refused/ },
    asks: ({ headers: { host } }) => ({
      origin: `http://${host}`,
      referer: `http://${host}/`,
      'sec-fetch-site': 'same-origin'
    })
  },
  {
    name: 'the focus is not seen',
    ...{ story: 'keyboard', by: /focus is seen/ },
    styles: '*, *::before, *::after { outline: none !important; box-shadow: none !important }'
  },
  {
    name: 'the basket is never sent',
    ...{ story: 'purchase', by: /«Корзина» on \/cart|in the field of the quantity/ },
    answers: request =>
      isCall(request, 'POST', '/api/basket/v1/products') && {
        ...{ status: 422, headers: JSON_TYPE, body: '{"message":"Нет"}' }
      }
  },
  {
    name: 'an order is sent twice',
    ...{ story: 'member-purchase', by: /makes one order/ },
    after: orderTwice()
  },
  {
    name: 'a field has no label',
    ...{ story: 'purchase', by: /textbox «E-mail»/ },
    script: each('label[for=email]', "if (element.textContent !== '') element.textContent = ''")
  },
  {
    name: 'favourites are lost with a reload',
    ...{ story: 'favourites', by: /aria-pressed/ },
    script: forgetting('favorites')
  },
  {
    name: 'favourites of a guest do not go along into his account',
    ...{ story: 'favourites', by: /link «/ },
    answers: request =>
      isCall(request, 'POST', '/api/favorites/v1/merge') && {
        ...{ status: 200, headers: JSON_TYPE, body: '{"data":[]}' }
      }
  },
  {
    name: 'a member reads the prices of guests',
    ...{ story: 'own-prices', by: /what the backend asks of this member/ },
    asks: ({ url, headers }) =>
      /\/detail\/|catalog\/v1/.test(url)
        ? { cookie: withoutTokens(headers.cookie), authorization: '' }
        : {}
  },
  {
    name: 'the link to the checkout leads nowhere',
    ...{ story: 'purchase', by: /«Оформление заказа»/ },
    answers: request => isPage(request, '/checkout') && GONE
  },
  {
    name: 'the order does not say that it is paid',
    ...{ story: 'purchase', by: /«Оплачен»/ },
    words: [['Оплачен', 'Принят']]
  },
  {
    name: 'a wrong password is refused without words',
    ...{ story: 'sign-in', by: /words about a wrong password/ },
    styles: '[role=alert] { display: none !important }'
  },
  {
    name: 'the page of orders opens for guests',
    ...{ story: 'sign-in', by: /heading «Вход»/ },
    asks: ({ url, headers }) =>
      url === ORDERS && !/auth_token/.test(headers.cookie ?? '') ? { path: '/about' } : {}
  },
  {
    name: 'the password is sent in an address',
    ...{ story: 'sign-in', by: /password is in no address/ },
    script:
      "addEventListener('submit', ({ target }) => target.password && fetch('/?p=' + encodeURIComponent(target.password.value)), true)"
  },
  {
    name: 'pages are drawn by script alone',
    ...{ story: 'no-script', by: /./ },
    page: html => html.replace(/<main[\s\S]*<\/main>/, '<main></main>')
  },
  {
    name: 'the end of a session is not told',
    ...{ story: 'session-end', by: /session has ended/ },
    words: [['Сессия закончилась', 'Готово']]
  },
  {
    name: 'what was typed is lost when the session ends',
    ...{ story: 'session-end', by: /typed before the session ended/ },
    script: forgetting('checkout_draft')
  },
  {
    name: 'nobody is told that there is less in stock',
    ...{ story: 'stock-taken', by: /words that there are only/ },
    styles: '[role=alert], [role=dialog] { display: none !important }'
  },
  {
    name: 'tabs do not hear of each other',
    ...{ story: 'two-tabs', by: /in the field of the quantity/ },
    script:
      "delete window.BroadcastChannel; addEventListener('storage', event => event.stopImmediatePropagation(), true); window.WebSocket = class extends EventTarget { send() {} close() {} }"
  },
  {
    name: 'keys do not reach the button that buys',
    ...{ story: 'keyboard', by: /Tab reaches a button/ },
    script: each(
      'form[action="/basket"] button',
      'if (element.tabIndex !== -1) element.tabIndex = -1'
    )
  }
]

const withoutTokens = (cookie = '') =>
  cookie
    .split('; ')
    .filter(pair => !/^(auth|refresh)_token/.test(pair))
    .join('; ')

/** As a front that sends its order at each of two presses, and fills the basket again in between. */
function orderTwice() {
  let filled
  return async ({ request, body, answer, apiUrl }) => {
    const { authorization, 'session-id': sessionId, 'cart-token': cartToken } = request.headers
    if (isCall(request, 'POST', '/api/basket/v1/products')) filled = JSON.parse(body.toString())
    if (!isCall(request, 'POST', '/api/orders/v1') || answer.status !== 200) return
    const headers = { ...JSON_TYPE, authorization, 'cart-token': cartToken }
    const post = (path, sent, more) =>
      fetch(apiUrl + path, { method: 'POST', headers: { ...headers, ...more }, body: sent })
    const groups = filled.groups.map(group => ({ ...group, id: `${Date.now()}${randomUUID()}` }))
    await post('/basket/v1/products', JSON.stringify({ ...filled, groups }))
    const { basketVersion: _, ...form } = JSON.parse(body.toString())
    await post('/orders/v1', JSON.stringify(form), {
      ...{ 'session-id': sessionId, 'sending-time': String(Date.now()) },
      nonce: randomUUID().replaceAll('-', '').slice(0, 22),
      'idempotency-key': randomUUID()
    })
  }
}
