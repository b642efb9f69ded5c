import { among, needNames, reported } from '../platform/near-name.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

const OPTIONS = ['initial', 'host', 'loadShop']

/** In a development build, refuses options that a store cannot live with, by their names. */
export function needStoreOptions(options: unknown): void {
  if (process.env.NODE_ENV !== 'production') checkOptions(options)
}

function checkOptions(options: unknown): void {
  needNames(membersIn(options, 'options'), 'createStore(options)', OPTIONS)
  const { initial, host, loadShop } = Object(options)
  membersIn(initial, 'options.initial')
  membersIn(membersIn(host, 'options.host').clock, 'options.host.clock')
  if (Object(host).ofOneRequest === true)
    membersIn(Object(initial).session, 'options.initial.session')
  needFunction(loadShop, 'options.loadShop')
}

function membersIn(input: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return Object(input)
  const advice = HINTS[name] ?? ''
  throw new TypeError(`createStore(${name}): an object is needed, not ${reported(input)}${advice}`)
}

function needFunction(input: unknown, name: string): void {
  if (typeof input === 'function') return
  throw new TypeError(
    `createStore(${name}): a function is needed, not ${reported(input)}${HINTS[name] ?? ''}`
  )
}

const HINTS: Readonly<Record<string, string>> = {
  'options.initial': '; {} where the page brings nothing',
  'options.initial.session':
    '; on a server a store is made in each request, with the initial that readRequest gives',
  'options.host': '; in a browser it is browserHost of @vitrina/core/browser',
  'options.loadShop': '; it resolves with what createShop returns'
}

/** In a development build, refuses what is no subject. */
export function needSubject(subject: unknown): void {
  if (process.env.NODE_ENV !== 'production') checkSubject(subject)
}

function checkSubject(subject: unknown): void {
  const { name, start } = Object(subject)
  if (typeof name === 'string' && typeof start === 'function') return
  const advice = 'pass one such as basketSubject of @vitrina/core/basket'
  throw new TypeError(`store: a subject is needed, not ${reported(subject)}; ${advice}`)
}

/** What changes the subjects that take no commands. */
const CHANGED_BY: Readonly<Record<string, string>> = {
  session: "(await (await store.engine()).service('account')).signIn(form) signs in",
  site: 'it stays as the page brought it'
}

/** In a development build, words the refusal of a command with the nearest name. */
export function refusalOf(name: string, type: unknown, known: readonly string[]): string {
  return process.env.NODE_ENV !== 'production'
    ? refused(name, type, known)
    : 'there is no such command'
}

function refused(name: string, type: unknown, known: readonly string[]): string {
  if (known.length > 0) return `there is no such command ${among(String(type), known)}`
  return `${name} takes no commands; ${CHANGED_BY[name] ?? 'its state only follows others'}`
}

/** In a development build, writes down what a stopped store is asked for: it goes on as before. */
export function reportAfterStop(store: Senders): void {
  if (process.env.NODE_ENV !== 'production') watchSenders(store)
}

interface Senders {
  readonly send: unknown
  readonly sendTo: unknown
}

function watchSenders(store: Senders): void {
  for (const name of ['send', 'sendTo'] as const) {
    const own: unknown = store[name]
    if (typeof own !== 'function') continue
    const reporting = (...args: unknown[]) => {
      console.error(
        `store.${name} after stop(): nothing follows; a page that goes on needs a new store`
      )
      return Reflect.apply(own, store, args)
    }
    Object.assign(store, { [name]: reporting })
  }
}

/** In a development build, writes down why the shop did not come: a visitor reads of the network alone. */
export function reportLoad(cause: unknown): void {
  if (process.env.NODE_ENV !== 'production') {
    const shown = 'visitors read that the connection is lost, and the store tries again'
    console.error(`createStore(options.loadShop) threw: ${shown}; the cause follows`, cause)
  }
}
