export { gentleEnd } from './gentle-end.ts'
export { addressOf, type GuardRules, guardServer, serverOptions } from './guard-server.ts'
export { type Init, readVisitor, type SiteData } from './read-visitor.ts'
export {
  type CookieToSet,
  createRequestReader,
  type ReadRequest,
  type RequestReaderOptions,
  type VisitorRequest
} from './request-reader.ts'
export { securityHeaders } from './security-headers.ts'
export { serverHost } from './server-host.ts'
