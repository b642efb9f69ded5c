import type { ConsentPurpose } from '../entities/consent.ts'
import { cookieNames } from '../platform/keys.ts'
import type { Clock, Cookies } from '../platform/platform.ts'

// Loaded with the first frame of a page: a choice holds from the press on, so no words stand here.

/** A year: after it the visitor is asked anew. */
export const CONSENT_LIFETIME_SECONDS = 31_536_000

/** Pauses before the tries of one page; the next page tries anew. */
const PAUSES_MS = [0, 5_000, 30_000, 120_000, 600_000]

/** What a visitor has chosen, by which text, and when (152-ФЗ, ст. 9). */
export interface Consent {
  readonly textVersion: string
  /** ISO 8601. */
  readonly at: string
  readonly purposes: readonly ConsentPurpose[]
}

/** A choice as it is kept and sent: its words are read as purposes by whoever acts on them. */
export interface KeptChoice {
  readonly textVersion: string
  readonly purposes: readonly string[]
}

interface ConsentHost {
  readonly cookies: Cookies
  readonly clock: Clock
}

/** The text of the cookie that keeps a choice. */
export const consentText = ({ textVersion, at, purposes }: KeptChoice & { readonly at: string }) =>
  [textVersion, at, ...purposes].join('~')

/** The parts of that text, whatever its version; empty ones where there is none. */
export function readConsentText(text = ''): KeptChoice & { readonly at: string } {
  const [textVersion = '', at = '', ...purposes] = text.split('~')
  return { textVersion, at, purposes }
}

/** Keeps a choice in the browser; from now on it holds, and waits to be recorded. */
export function keepConsent({ cookies, clock }: ConsentHost, choice: KeptChoice): void {
  const life = { maxAge: CONSENT_LIFETIME_SECONDS }
  const at = new Date(clock.now()).toISOString()
  cookies.set(cookieNames.consent, consentText({ ...choice, at }), life)
  cookies.set(cookieNames.unrecordedConsent, '1', life)
}

/**
 * Sends the kept choice until the shop has recorded it, at most five times in about a quarter of an
 * hour; a page that is opened later goes on. Nothing is sent where nothing waits.
 *
 * @param record Sends a choice and resolves to whether it was recorded; it must not reject.
 */
export async function recordConsents(
  { cookies, clock }: ConsentHost,
  record: (choice: KeptChoice) => Promise<boolean>
): Promise<void> {
  for (const pause of PAUSES_MS) {
    if (pause > 0) await new Promise<void>(resolve => clock.setTimeout(resolve, pause))
    // Another tab may have sent it meanwhile.
    if (cookies.get(cookieNames.unrecordedConsent) === undefined) return
    const text = cookies.get(cookieNames.consent)
    const isRecorded = await record(readConsentText(text))
    if (isRecorded && cookies.get(cookieNames.consent) === text) {
      cookies.remove(cookieNames.unrecordedConsent)
      return
    }
  }
}
