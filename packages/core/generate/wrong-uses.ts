// Mistakes of callers without types, for the test of their sentences and for the page that explains them.
import { basketSubject } from '../src/basket/basket.ts'
import { listProducts, listProductsByIds, viewProduct } from '../src/contracts/catalog.ts'
import { getNews, listNews } from '../src/contracts/news.ts'
import { createShop } from '../src/index.ts'
import { shopConfig } from '../src/platform/config.ts'
import { sessionSubject } from '../src/session/session.ts'
import { siteSubject } from '../src/session/site/site.ts'
import { createStore } from '../src/store/store.ts'
import { toastsSubject } from '../src/store/toasts.ts'
import { createTestShop } from '../src/testing/test-shop.ts'
import {
  addFault,
  ask,
  CONFIG,
  call,
  inService,
  opened,
  openStore,
  platform,
  sendTo,
  sendToBasket,
  type WrongUse
} from './wrong-calls.ts'
import { OF_SELECTORS } from './wrong-readings.ts'

const OF_A_SHOP: readonly WrongUse[] = [
  [
    'an apiUrl without a protocol',
    () => call(createShop, { ...platform, apiUrl: 'shop.example' }, CONFIG),
    'createShop(platform): apiUrl has to be a text like https://shop.example/api, without a slash at its end, not "shop.example"'
  ],
  [
    'an apiUrl with a slash at its end',
    () => call(createShop, { ...platform, apiUrl: 'https://shop.example/' }, CONFIG),
    'without a slash at its end, not "https://shop.example/"'
  ],
  [
    'an apiUrl of a path alone',
    () => call(createShop, { ...platform, apiUrl: '/api' }, CONFIG),
    'apiUrl has to be a text like https://shop.example/api'
  ],
  [
    'a misspelt setting',
    () => call(createShop, platform, { siteNme: 'penal' }),
    'shopConfig(siteNme): there is no such setting among '
  ],
  ['the nearest setting', () => shopConfig(Object({ siteNme: 'penal' })), '; is it siteName?'],
  [
    'a setting of another kind',
    () => call(createShop, platform, { siteName: 5 }),
    'shopConfig(siteName): '
  ],
  [
    'a part of the known state without its members',
    () => call(createShop, platform, CONFIG, { basket: {} }),
    'createShop(state.basket): log is missing; give the whole state, as store.get shows it'
  ],
  [
    'a misspelt part of the known state',
    () => call(createShop, platform, CONFIG, { baskets: {} }),
    'createShop(state): baskets is unknown; is it basket?'
  ],
  ['a service that there is not', () => call(createTestShop().service, 'checkout'), 'openCheckout'],
  [
    'a sign-in without a password',
    () => inService('account', 'signIn', { username: 'maria@example.com' }),
    'signIn(form): password is missing or empty'
  ],
  [
    'a sign-in with an empty e-mail',
    () => inService('account', 'signIn', { username: '', password: 'пенал2026' }),
    'signIn(form): username is missing or empty'
  ],
  [
    'a sign-in by another name of the field',
    () => inService('account', 'signIn', { email: 'maria@example.com', password: 'пенал2026' }),
    'signIn(form): username is missing or empty; email is given'
  ],
  [
    'a sign-up without a name',
    () => inService('account', 'signUp', { email: 'maria@example.com' }),
    'signUp(form): fio is missing or empty'
  ]
]

const OF_THE_BASKET: readonly WrongUse[] = [
  [
    'a misspelt command',
    () => sendToBasket({ type: 'line.sett', key: 7, count: 1 }),
    'send(basket): line.sett: there is no such command among '
  ],
  [
    'a line without a count',
    () => sendToBasket({ type: 'line.set', key: 7 }),
    'line.set: count has to be a number, not undefined'
  ],
  [
    'a count that is not a number',
    () => sendToBasket({ type: 'line.set', key: 7, count: Number.NaN }),
    'line.set: count has to be a number, not NaN'
  ],
  [
    'a count below zero',
    () => sendToBasket({ type: 'line.set', key: 7, count: -1 }),
    'count has to be a whole number from 0 to 999, not -1'
  ],
  [
    'half a piece',
    () => sendToBasket({ type: 'line.set', key: 7, count: 1.5 }),
    'count has to be a whole number from 0 to 999, not 1.5'
  ],
  [
    'a key as text',
    () => sendToBasket({ type: 'line.set', key: '7', count: 1 }),
    'line.set: "7" is no line: a group is a number'
  ],
  [
    'groupId for key',
    () => sendToBasket({ type: 'line.set', groupId: 7, count: 1 }),
    'line.set: key has to be a number or a text, not undefined'
  ],
  [
    'a wrong count before the shop is loaded',
    () => sendTo(basketSubject, { type: 'line.set', key: 7, count: -1 }),
    'send(basket): line.set: count has to be a whole number from 0 to 999, not -1'
  ],
  [
    'a key as text before the shop is loaded',
    () => sendTo(basketSubject, { type: 'line.set', key: '7', count: 1 }),
    'line.set: "7" is no line'
  ]
]

const OF_A_STORE: readonly WrongUse[] = [
  [
    'a store of nothing',
    () => call(createStore, {}),
    'createStore(options.initial): an object is needed, not undefined; {} where the page brings nothing'
  ],
  [
    'a store without a host',
    () => call(createStore, { initial: {}, loadShop: async () => opened }),
    'createStore(options.host): an object is needed, not undefined; in a browser it is browserHost of @vitrina/core/browser'
  ],
  [
    'a store without a shop',
    () => call(createStore, { initial: {}, host: platform }),
    'createStore(options.loadShop): a function is needed, not undefined; it resolves with what createShop returns'
  ],
  [
    'a misspelt option of a store',
    () => call(createStore, { initail: {}, host: platform, loadShop: async () => opened }),
    'createStore(options): initail is unknown; is it initial?'
  ],
  [
    'a store without its site',
    () =>
      Object(call(createStore, { initial: {}, host: platform, loadShop: async () => opened })).get(
        siteSubject
      ),
    "createStore({ initial }): 'site' brings no configuration"
  ],
  [
    'a misspelt command of a store',
    () => sendTo(toastsSubject, { type: 'toast.sho' }),
    'send(toasts): toast.sho: there is no such command among toast.show, toast.close, toast.act, toast.hold, toast.release; is it toast.show?'
  ],
  [
    'a command to a subject that takes none',
    () => sendTo(sessionSubject, { type: 'signin.submit' }),
    "send(session): signin.submit: session takes no commands; (await (await store.engine()).service('account')).signIn(form) signs in"
  ],
  [
    'the name of a subject for the subject',
    () => openStore().get('basket'),
    'store: a subject is needed, not "basket"; pass one such as basketSubject of @vitrina/core/basket'
  ]
]

const OF_THE_KIT: readonly WrongUse[] = [
  [
    'a misspelt option of a test shop',
    () => call(createTestShop, { senario: 'dealer' }),
    '; is it scenario?'
  ],
  [
    'a scenario that there is not',
    () => call(createTestShop, { scenario: 'admin' }),
    'createTestShop(options.scenario): "admin" is unknown among guest, member, org_user, dealer'
  ],
  [
    'a fault that there is not',
    () => addFault({ kind: 'offline' }),
    'faults.add(fault.kind): "offline" is unknown among status, latency, loss, duplicate, reorder, cutBody, deadTokens'
  ],
  [
    'a fault without its measure',
    () => addFault({ kind: 'latency' }),
    'faults.add(latency): ms is missing'
  ],
  [
    'a misspelt place of a fault',
    () => addFault({ kind: 'duplicate' }, { onCall: [1] }),
    '; is it onCalls?'
  ],
  [
    'a fault at an endpoint that there is not',
    () => addFault({ kind: 'duplicate' }, { endpoint: undefined }),
    'faults.add(place.endpoint): a contract of @vitrina/core/contracts is needed, not undefined'
  ],
  [
    'a count of an endpoint that there is not',
    () => createTestShop().server.countOf(undefined as never),
    'server.countOf(endpoint): a contract of @vitrina/core/contracts is needed, not undefined'
  ],
  [
    'an answer at the path of an endpoint',
    () => createTestShop().server.on('/news/v1' as never, () => ({})),
    'server.on(endpoint): a contract of @vitrina/core/contracts is needed, not "/news/v1"'
  ]
]

const OF_A_CALL: readonly WrongUse[] = [
  ['a path for an endpoint', () => ask('/news/v1'), 'api(endpoint): an object is needed'],
  [
    'a call without its input',
    () => ask(listNews),
    'api(GET /news/v1): input: an object is needed'
  ],
  ['a call without its parameter', () => ask(getNews, { params: {} }), 'params.id is missing'],
  [
    'a call without its query',
    () => ask(listProductsByIds, {}),
    'api(GET /catalog/v1/products/by-ids): query.ids is missing'
  ],
  [
    'a product of no name',
    () => ask(viewProduct, {}),
    'api(GET /catalog/v1/products/view): query.code is missing'
  ],
  ['a call without its body', () => ask(listProducts, {}), 'body is missing'],
  [
    'a field of another type',
    () => ask(listProducts, { body: { page: 1, limit: '5' } }),
    'api(POST /catalog/v1/products): body.limit has to be a number, not "5"'
  ],
  [
    'a body for a call that takes none',
    () => ask(listNews, { query: {}, body: { limit: 5 } }),
    'api(GET /news/v1): body is given, and this call takes none; it takes query'
  ],
  [
    'a query for a call that takes a body',
    () => ask(listProducts, { query: { limit: 5 }, body: { page: 1 } }),
    'api(POST /catalog/v1/products): query is given, and this call takes none; it takes body'
  ],
  [
    'a misspelt field of a body',
    () => ask(listProducts, { body: { page: 1, limt: 5 } }),
    'api(POST /catalog/v1/products): body.limt: there is no such field among '
  ],
  [
    'a misspelt field of a query',
    () => ask(listNews, { query: { limt: 5 } }),
    'api(GET /news/v1): query.limt: there is no such field among page, limit, type, tag; is it limit?'
  ]
]

/** By what they are made with. */
export const WRONG_USES: Readonly<Record<string, readonly WrongUse[]>> = {
  'Opening a shop': OF_A_SHOP,
  'Commands of the basket': OF_THE_BASKET,
  'Reading a state, and addresses': OF_SELECTORS,
  'A store': OF_A_STORE,
  Calls: OF_A_CALL,
  'The shop in memory, in tests': OF_THE_KIT
}
