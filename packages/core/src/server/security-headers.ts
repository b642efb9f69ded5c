declare const process: { readonly env: { readonly NODE_ENV?: string } }

const HSTS_SECONDS = 31_536_000

/** The headers of every response; a page replaces the policy, which lets nothing run or show anything. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains`
}

/**
 * The headers of a page that a framework draws with a nonce: scripts and styles of its own files and with the
 * nonce, pictures and calls of the own address alone. A front that shows a map or counts visits writes its own.
 * With `NODE_ENV=development`, as development servers have it, their tools may eval and write styles.
 *
 * @example
 * ```ts
 * import { pageHeaders } from '@vitrina/core/server'
 *
 * pageHeaders('a1')['Content-Security-Policy'].includes("script-src 'nonce-a1'") // → true
 * ```
 */
export function pageHeaders(nonce: string) {
  const isDeveloped = process.env.NODE_ENV === 'development'
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDeveloped ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDeveloped ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'"
  ].join('; ')
  return { ...securityHeaders, 'Content-Security-Policy': policy }
}
