import { needRoute } from './need-route.ts'
import { type RouteName, type RouteParams, routeOf } from './routes.ts'
import { encodeUrlPart } from './url-part.ts'

type LooseParams = Readonly<Record<string, string | readonly string[]>>
type PathArguments<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? []
  : [params: RouteParams<Name>]

/**
 * The address of a page; parameters are encoded. A development build throws a TypeError for a name that
 * no page has, or a parameter that is missing; a production build leads to the home page.
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
  needRoute(name, params)
  return fillPath(routeOf(name).path, params)
}

/** Puts parameters into an address such as `/brands/{code}`; all parts are encoded. */
export const fillPath = (path: string, params: LooseParams): string =>
  partsOf(path).reduce((filled, part) => filled + filledSegment(part, params), '') || '/'

/** Tells whether a path is a page's own or below it; nothing is below the home page. */
export const isWithinPage = (path: string, page: string): boolean =>
  path === page || path.startsWith(`${page}/`)

/** A part of an address: a plain one encoded already, or the parameter that takes its place. */
type PathSegment = { readonly plain: string } | { readonly param: string }

const known = new Map<string, readonly PathSegment[]>()

/** Each address of the shop's table is taken apart once. */
function partsOf(path: string): readonly PathSegment[] {
  const parts = known.get(path) ?? path.split('/').slice(1).map(readSegment)
  known.set(path, parts)
  return parts
}

function readSegment(part: string): PathSegment {
  const param = /^\{(\w+)/.exec(part)?.[1]
  return param === undefined ? { plain: `/${encodeUrlPart(part)}` } : { param }
}

function filledSegment(part: PathSegment, params: LooseParams): string {
  if ('plain' in part) return part.plain
  const value = params[part.param] ?? ''
  return typeof value === 'string'
    ? `/${encodeUrlPart(value)}`
    : value.map(text => `/${encodeUrlPart(text)}`).join('')
}
