export { gentleEnd } from './gentle-end.ts'
export { addressOf, type GuardRules, guardServer, serverOptions } from './guard-server.ts'
export { securityHeaders } from './security-headers.ts'
