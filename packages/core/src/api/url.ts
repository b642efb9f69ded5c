const SUGGEST_SEGMENT = 'address-suggestions'

interface UrlInput {
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
}

interface PathNames {
  readonly suggestSegment: string
  /** Real paths by the contract's path. */
  readonly paths: Readonly<Record<string, string>>
}

interface UrlBase extends PathNames {
  readonly apiUrl: string
}

/** The address of a call: parameters encoded, a list as a repeated key (N7). */
export function callUrl({ path, params, query }: UrlInput, base: UrlBase): string {
  const filled = realPath(path, base).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name]))
  )
  const search = new URLSearchParams(Object.entries(query).flatMap(pairs)).toString()
  return `${base.apiUrl}${filled}${search === '' ? '' : `?${search}`}`
}

/** Returns the real path of a call whose path in its contract is a stand-in (N13). */
export function realPath(path: string, { paths, suggestSegment }: PathNames): string {
  const named = Object.hasOwn(paths, path) ? paths[path] : undefined
  if (named !== undefined) return named
  return path.startsWith(`/${SUGGEST_SEGMENT}/`)
    ? `/${suggestSegment}${path.slice(SUGGEST_SEGMENT.length + 1)}`
    : path
}

const pairs = ([name, value]: [string, unknown]): [string, string][] =>
  [value]
    .flat()
    .filter(item => item !== undefined && item !== null)
    .map(item => [name, String(item)])
