import { type RouteName, type RouteParams, routeOf } from './routes.ts'
import { encodeUrlPart } from './url-part.ts'

type LooseParams = Readonly<Record<string, string | readonly string[]>>
type PathArguments<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? []
  : [params: RouteParams<Name>]

/**
 * The address of a page; parameters are encoded.
 *
 * @example
 * ```ts
 * import { routePath } from '@vitrina/core'
 *
 * routePath('cart') // → '/cart'
 * routePath('blog-detail', { detail: 'к школе' }) // → '/blog/detail/%D0%BA%20%D1%88%D0%BA%D0%BE%D0%BB%D0%B5'
 * ```
 */
export function routePath<Name extends RouteName>(name: Name, ...args: PathArguments<Name>): string
export function routePath(name: RouteName, params: LooseParams = {}): string {
  return fillPath(routeOf(name).path, params)
}

/** Puts parameters into an address such as `/brands/{code}`; all parts are encoded. */
export const fillPath = (path: string, params: LooseParams): string =>
  `/${path
    .split('/')
    .slice(1)
    .flatMap(part => fillPart(part, params))
    .join('/')}`

/** Whether a path is that of a page or lies under it; under the home page lies nothing. */
export const isWithinPage = (path: string, page: string): boolean =>
  path === page || path.startsWith(`${page}/`)

function fillPart(part: string, params: LooseParams): readonly string[] {
  const name = /^\{(\w+)/.exec(part)?.[1]
  if (name === undefined) return [encodeUrlPart(part)]
  const value = params[name] ?? ''
  return (typeof value === 'string' ? [value] : value).map(encodeUrlPart)
}
