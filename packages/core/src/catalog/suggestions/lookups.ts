import type { EndpointCall } from '../../api/endpoint-call.ts'
import {
  suggestAddresses,
  suggestCities,
  suggestNames
} from '../../contracts/address-suggestions.ts'
import { findOrganizations } from '../../contracts/organization-mapper.ts'
import type { OrganizationOption } from '../../entities/organization.ts'
import type { UserRole } from '../../entities/profile.ts'
import type { SuggestionOption } from '../../entities/shipping.ts'
import { innOf } from '../../values/mask/inn-of.ts'

const NAMES_PAGE = 10
const FIRST_PAGE = 1

/** What a dropdown asks while something is typed. */
export interface Lookups {
  /** `kladrId` narrows the search to one city; empty for everywhere. */
  addresses(
    text: string,
    kladrId: string,
    signal?: AbortSignal
  ): Promise<readonly SuggestionOption[]>
  cities(text: string, signal?: AbortSignal): Promise<readonly SuggestionOption[]>
  /** Full names; for the visitor's own role his recipients come first. */
  names(fio: string, role: UserRole, signal: AbortSignal): Promise<readonly SuggestionOption[]>
  /** Organisations by INN or name. */
  organizations(text: string, signal: AbortSignal): Promise<readonly OrganizationOption[]>
}

/** The lookups of the dropdowns for addresses, names and organisations. */
export const createLookups = (api: EndpointCall): Lookups => ({
  async addresses(text, kladrId, signal) {
    const query = kladrId === '' ? { text } : { text, kladrId }
    return (await api(suggestAddresses, { query }, signal)).data
  },
  async cities(text, signal) {
    return (await api(suggestCities, { query: { text } }, signal)).data
  },
  async names(fio, role, signal) {
    const query = { fio, role, page: FIRST_PAGE, pageSize: NAMES_PAGE }
    return (await api(suggestNames, { query }, signal)).data
  },
  async organizations(text, signal) {
    return (await api(findOrganizations, { query: { text: innOf(text) ?? text } }, signal)).data
  }
})
