export {
  type AccessDecision,
  type AccessQuestion,
  decideAccess,
  pathAfterSignIn
} from './access.ts'
export { type Breadcrumb, breadcrumbs, type Crumb, pagesAbove } from './breadcrumbs.ts'
export { isNewsLike, isNewsLikeRoute } from './news-like.ts'
export { noPage, requireValidRoute } from './no-page.ts'
export { cutParams, queryParams, setParam } from './query-string.ts'
export { type QueryTokens, takeQueryTokens, withoutTokens } from './query-tokens.ts'
export { matchRoute, type RouteMatch } from './route-match.ts'
export { routePath } from './route-path.ts'
export { type RouteRule, ruleTarget } from './route-rules.ts'
export {
  type ParamsOf,
  type RouteAccess,
  type RouteName,
  type RouteParams,
  type RouteRow,
  type RouteType,
  routeOf,
  routes,
  routeTitle
} from './routes.ts'
export {
  navigationTarget,
  type RedirectTarget,
  redirectTarget,
  safeInternalPath
} from './safe-path.ts'
export { shareMessages } from './share.messages.ts'
export { type ShareLink, shareLinks } from './share.ts'
export { encodeUrlPart } from './url-part.ts'
