import { nearName, reported } from '../platform/near-name.ts'
import { routes } from './routes.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * In a development build, refuses a name that no page has and parameters that its address lacks or
 * does not know. A production build has none of this.
 */
export function needRoute(name: unknown, params: object): void {
  if (process.env.NODE_ENV !== 'production') checkRoute(name, params)
}

function checkRoute(name: unknown, params: object): void {
  const { path } = routes.find(row => row.name === name) ?? refuse(name)
  const needed = [...path.matchAll(/\{(\w+)/g)].map(([, param = '']) => param)
  const lacking = needed.find(param => Reflect.get(params, param) == null)
  if (lacking === undefined) return
  const near = nearName(lacking, Object.keys(params))
  const advice = near === undefined ? `the address is ${path}` : `${near} was given; is it that?`
  throw new TypeError(`routePath(${String(name)}): params.${lacking} is missing: ${advice}`)
}

function refuse(name: unknown): never {
  const names = routes.map(row => row.name)
  const near = typeof name === 'string' ? nearName(name, names) : undefined
  const advice = near === undefined ? 'RouteName lists them all' : `is it ${near}?`
  throw new TypeError(`routePath(name): there is no page ${reported(name)}; ${advice}`)
}
