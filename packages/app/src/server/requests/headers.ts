import { randomBytes } from 'node:crypto'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { securityHeaders } from '@vitrina/core/server'

import type { ThirdParty } from './third-parties.ts'

/** A page may be kept by the browser that asked for it, and is asked for again each time. */
export const REVALIDATE = 'private, no-cache'

/** The headers of a document with a policy of its own. */
export const documentHeaders = (policy: string): OutgoingHttpHeaders => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy
})

/** A number used once, which lets the page's own inline script and style through its policy. */
export const createNonce = () => randomBytes(16).toString('base64url')

export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeaders(new Map(Object.entries(securityHeaders)))
}

/**
 * The policy of a page: own scripts with a nonce only, markup only through Trusted Types, and what the
 * configuration names of others. Forms may lead to the hosts of banks: the policy follows a redirect.
 */
export function pagePolicy(
  nonce: string,
  named: readonly ThirdParty[] = [],
  paymentHosts: readonly string[] = []
): string {
  const more = (kind: keyof ThirdParty) =>
    named
      .flatMap(party => party[kind])
      .map(word => ` ${word}`)
      .join('')
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ['form-action', "'self'", ...paymentHosts].join(' '),
    "frame-ancestors 'none'",
    `script-src 'self' 'nonce-${nonce}'${more('scripts')}`,
    `style-src 'self' 'nonce-${nonce}'${more('styles')}`,
    `img-src 'self' data: blob:${more('images')}`,
    "font-src 'self'",
    `connect-src 'self'${more('calls')}`,
    "media-src 'self'",
    `frame-src ${more('frames').trim() || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types dompurify app lightbox${more('policies')}`
  ].join('; ')
}
