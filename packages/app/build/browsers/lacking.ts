import { featuresAt, isBeyondOf } from './compatibility.ts'

/** A member of a browser's own object: `AbortSignal.any`, `Array.prototype.findLast`, `window.structuredClone`. */
export interface Lacking {
  readonly owner: string
  readonly name: string
  readonly of: 'object' | 'prototype' | 'window'
}

const OWNERS =
  /^(AbortSignal|Array|Element|FormData|HTML(Button|Dialog|Form|Input|Select)?Element|Object|Promise|RegExp|Request|Response|Set|String|URL)$/

/** What at least one of the served browsers lacks of what a page would use, to be taken away in a test. */
export const lacking = (): readonly Lacking[] => [
  ...['api', 'javascript.builtins'].flatMap(place =>
    Object.entries(featuresAt(place))
      .filter(([owner]) => OWNERS.test(owner))
      .flatMap(([owner, features]) => membersOf(owner, features))
  ),
  ...['structuredClone', 'requestIdleCallback', 'scheduler'].map(
    name => ({ owner: 'window', name, of: 'window' }) as const
  )
]

/** What the tests themselves ask of a page. */
const OF_TESTS = ['checkVisibility']

const membersOf = (owner: string, features: ReturnType<typeof featuresAt>): readonly Lacking[] =>
  Object.entries(features)
    .filter(([name]) => !OF_TESTS.includes(name))
    .filter(([name, feature]) => /^[a-z][A-Za-z]+(_static)?$/.test(name) && isBeyondOf(feature))
    .map(([name]) => ({
      owner,
      name: name.replace('_static', ''),
      of: name.endsWith('_static') || isOnObject(owner, name) ? 'object' : 'prototype'
    }))

/** Built-ins are not marked: what the constructor has is its own. */
const isOnObject = (owner: string, name: string) =>
  Object.hasOwn(Reflect.get(globalThis, owner) ?? {}, name)
