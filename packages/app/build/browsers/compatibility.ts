import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { SERVED } from './served-browsers.ts'

/** A node of the published data of browser compatibility: features by name, each with who has it. */
interface Feature {
  readonly [name: string]: Feature
}

interface Statement {
  readonly version_added?: string | boolean | null
  readonly version_removed?: string | boolean
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}

type Support = Readonly<Record<string, Statement | readonly Statement[]>>

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
let read: Feature | undefined

function data(): Feature {
  read ??= JSON.parse(readFileSync(file, 'utf8')) as Feature
  return read
}

/** The features below a path such as `css.properties`, or none. */
export function featuresAt(path: string): Feature {
  let at: Feature | undefined = data()
  for (const name of path.split('.')) at = own(at, name)
  return at ?? {}
}

/** Whether the data knows a feature, and one of the served browsers lacks it. */
export function isBeyond(path: string): boolean {
  return isBeyondOf(featuresAt(path))
}

export function isBeyondOf(feature: Feature | undefined): boolean {
  const compat = own(feature, '__compat') as { support?: Support } | undefined
  if (compat?.support === undefined) return false
  const { support } = compat
  return Object.entries(SERVED).some(
    ([browser, version]) => !has(support[browser], Number(version))
  )
}

/** A browser that the data does not speak of is taken to have the feature. */
function has(support: Support[string] | undefined, version: number): boolean {
  const statements = [support ?? { version_added: true }].flat()
  return statements.some(
    ({ version_added: since, version_removed: until, ...limits }) =>
      isPlain(limits) && isSince(since, version) && !(until && isSince(until, version))
  )
}

const isPlain = ({ flags, prefix, alternative_name: other }: Statement) =>
  flags === undefined && prefix === undefined && other === undefined

const isSince = (since: Statement['version_added'], version: number) =>
  since === true ||
  (typeof since === 'string' && Number.parseFloat(since.replace('≤', '')) <= version)

const own = (feature: Feature | undefined, name: string): Feature | undefined =>
  feature !== undefined && Object.hasOwn(feature, name) ? feature[name] : undefined
