export { type TokenClaims, tokenClaims } from './token-claims.ts'
