// Which addresses of a shop show every kind of its pages once.

/** Pages that no search engine is told of. */
export const UNLISTED = [
  ...['/search?q=рюкзак', '/search?q=ничегонетакого', '/cart', '/checkout', '/compare'],
  ...['/favorites', '/order', '/user/signin', '/user/signup', '/user/password-reset'],
  '/net-takoj-stranitsy'
]

/** The paths of a sitemap. */
export const addressesOf = xml =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname)

/** The first path of each kind: codes differ, the words around them do not. */
export function onePerKind(paths) {
  const kinds = new Map()
  for (const path of paths) {
    const kind = kindOf(path)
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}

/** A name for the picture of a page: `/brands/klyaksa` is `brands-klyaksa`. */
export const fileOf = path => path.replace(/^\//, '').replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'home'

/** `/catalog/a/b/detail/c` and `/catalog/a/detail/d` are one kind; so are two sections of one depth. */
function kindOf(path) {
  const [first = '', ...rest] = path.split('/').slice(1)
  if (rest.includes('detail')) return `${first}/detail`
  return first === 'pages' ? path : [first, ...rest.map(() => '*')].join('/')
}
