/** The uid a token claims. Nothing is decided by it but whose session the browser holds. */
export function readUid(token: string): string | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
    const claims: unknown = JSON.parse(payload)
    if (typeof claims !== 'object' || claims === null || !('uid' in claims)) return undefined
    return String(claims.uid)
  } catch {
    return undefined // No token of ours.
  }
}
