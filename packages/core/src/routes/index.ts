export { decideAccess, pathAfterSignIn } from './access.ts'
export { afterSession } from './after-session.ts'
export { type Breadcrumb, breadcrumbs, type Crumb, pagesAbove } from './breadcrumbs.ts'
export { askedForm, formPath, formSentPath, isFormSent } from './form-paths.ts'
export { noPage, requireValidRoute } from './no-page.ts'
export {
  type PageAddresses,
  type PageName,
  type PageNameFault,
  type PageNames,
  pageAddresses,
  pageNameFaults
} from './page-names.ts'
export { plainAddress } from './plain-address.ts'
export { queryParams } from './query-string.ts'
export type { RouteMatch } from './route-match.ts'
export { routePath } from './route-path.ts'
export { type RouteRule, ruleTarget } from './route-rules.ts'
export { routeTitle } from './routes.messages.ts'
export { type RouteName, type RouteParams, routeOf, routes } from './routes.ts'
export { navigationTarget, safeInternalPath } from './safe-path.ts'
export { noticeBeside } from './session-notice.ts'
export { type ShareLink, shareLinks } from './share.ts'
