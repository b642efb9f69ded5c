import type { EndpointCall } from '../../api/endpoint-call.ts'
import { suggestCities } from '../../contracts/address-suggestions.ts'
import { recordConsent } from '../../contracts/consents.ts'
import { CONSENT_TEXT_VERSION } from '../../forms/consent.messages.ts'
import { consentPurposes } from '../../forms/consent.ts'
import { CONSENT_LIFETIME_SECONDS, consentText } from '../../forms/kept-consent.ts'
import { cookieNames } from '../../platform/keys.ts'
import { cityOf } from '../../values/shipping/shipping.ts'
import { readTown } from '../../values/shipping/town.ts'
import type { ChangedCookie } from '../signed-out-cookies.ts'
import { ID, type RequestIdentity } from './visitor.ts'
import { lasting, removed } from './visitor-cookies.ts'

/** Takes currency, theme and town of a form without script; what a form does not bring stays as it was. */
export const postPreferences = async (
  call: EndpointCall,
  visitor: Pick<RequestIdentity, 'theme' | 'cookieNames'>,
  fields: URLSearchParams
): Promise<readonly ChangedCookie[]> => [
  ...currencyCookie(visitor, fields.get('currency') ?? ''),
  ...themeCookie(visitor, fields.get('theme')),
  ...(await townCookie(call, fields.get('town') ?? undefined))
]

const currencyCookie = (
  { cookieNames: names }: Pick<RequestIdentity, 'cookieNames'>,
  id: string
) => (ID.test(id) ? [lasting(names.currencyId, id)] : [])

const themeCookie = ({ theme }: Pick<RequestIdentity, 'theme'>, wanted: string | null) =>
  wanted === 'toggle' ? [lasting(cookieNames.theme, theme === 'dark' ? 'light' : 'dark')] : []

/** The town as the shop spells it; one that it does not know stays as it was typed. */
async function townCookie(call: EndpointCall, typed: string | undefined) {
  const town = readTown(typed)
  if (town === undefined) return []
  const { data } = await call(suggestCities, { query: { text: town } })
  const [known] = data
  return [lasting(cookieNames.town, known === undefined ? town : cityOf(known))]
}

/**
 * Takes what a visitor allows: the purposes he has ticked, or none. A browser that has kept the choice
 * by itself names the text it was made by (`kept`), and hears when it cannot be recorded. Without script
 * the choice holds in any case; one that is not recorded waits for a page with script.
 *
 * @param at When it was chosen.
 * @throws What the call throws, where the browser has kept the choice.
 */
export async function postConsent(
  call: EndpointCall,
  fields: URLSearchParams,
  at: Date
): Promise<readonly ChangedCookie[]> {
  const chosen = fields.get('choice') === 'none' ? [] : fields.getAll('purpose')
  const kept = fields.get('kept')
  const choice = {
    textVersion: kept ?? CONSENT_TEXT_VERSION,
    purposes: [...consentPurposes(chosen)]
  }
  const recorded = call(recordConsent, { body: choice })
  if (kept !== null) return recorded.then(() => [])
  return recorded.then(
    answer => [
      forYear(cookieNames.consent, consentText(answer)),
      removed(cookieNames.unrecordedConsent)
    ],
    () => [
      forYear(cookieNames.consent, consentText({ ...choice, at: at.toISOString() })),
      forYear(cookieNames.unrecordedConsent, '1')
    ]
  )
}

const forYear = (name: string, value: string): ChangedCookie => ({
  name,
  value,
  maxAgeSeconds: CONSENT_LIFETIME_SECONDS
})
