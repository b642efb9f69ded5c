/** The query of an address, relative ones included. */
export const queryParams = (href: string) => new URLSearchParams(splitHref(href).query)

/** The address without some parameters; all others stay as they were written. */
export const cutParams = (href: string, names: readonly string[]) =>
  setParam(href, names, undefined)

/** Replaces some parameters by one pair at the end of the query. */
export function setParam(href: string, names: readonly string[], pair: string | undefined): string {
  const { path, query, hash } = splitHref(href)
  const kept = query.split('&').filter(part => part !== '' && !names.includes(paramOf(part)))
  const parts = pair === undefined ? kept : [...kept, pair]
  return path + (parts.length === 0 ? '' : `?${parts.join('&')}`) + hash
}

function splitHref(href: string) {
  const hashStart = href.indexOf('#')
  const hash = hashStart === -1 ? '' : href.slice(hashStart)
  const address = hashStart === -1 ? href : href.slice(0, hashStart)
  const queryStart = address.indexOf('?')
  if (queryStart === -1) return { path: address, query: '', hash }
  return { path: address.slice(0, queryStart), query: address.slice(queryStart + 1), hash }
}

const paramOf = (part: string) => [...new URLSearchParams(part).keys()][0] ?? ''
