import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import type { AddressProvider } from './address/address-provider.ts'
import { createDemoAddresses } from './address/demo-address.ts'
import { createDemoNames } from './names/demo-names.ts'
import type { NameProvider } from './names/name-provider.ts'
import { createDemoOrganizations } from './organizations/demo-organizations.ts'
import type { OrganizationProvider } from './organizations/organization-provider.ts'
import type { ServiceSettings } from './suggest-service/service-client.ts'
import { createSuggestService } from './suggest-service/suggest-service.ts'

export type Suggestions = AddressProvider & NameProvider & OrganizationProvider

/**
 * The service when the shop has a key for it, else the demo data. While the service is down only
 * people's names are still completed: places and organisations of the demo are nobody's address.
 * Each time that it does not answer `reportFailure` is called, once.
 */
export function createSuggestions(
  db: Kysely<Database>,
  service: ServiceSettings | undefined,
  reportFailure: (error: Error) => void
): Suggestions {
  const demo: Suggestions = {
    ...createDemoAddresses(db),
    ...createDemoNames(),
    ...createDemoOrganizations(db)
  }
  if (service === undefined) return demo
  const real = createSuggestService(service)
  const orElse =
    <Found>(instead: () => Found) =>
    (error: Error) => {
      reportFailure(error)
      return instead()
    }
  return {
    addresses: (text, kladrId) => real.addresses(text, kladrId).catch(orElse(refuse)),
    cities: text => real.cities(text).catch(orElse(refuse)),
    names: typed => real.names(typed).catch(orElse(() => demo.names(typed))),
    organizations: text => real.organizations(text).catch(orElse(refuse))
  }
}

function refuse(): never {
  throw new HttpError(503, 'Подсказки сейчас недоступны. Заполните поле самостоятельно')
}
