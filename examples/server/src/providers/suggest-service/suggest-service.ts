import type { OrganizationOption, SuggestionOption } from '@vitrina/core/entities'
import * as z from 'zod/mini'

import type { AddressProvider } from '../address/address-provider.ts'
import type { NameProvider } from '../names/name-provider.ts'
import type { OrganizationProvider } from '../organizations/organization-provider.ts'
import { toOption } from './service-address.ts'
import { askService, type ServiceSettings } from './service-client.ts'

const MOST_OPTIONS = 20

const text = z._default(z.nullable(z.string()), null)
const partyData = z.object({
  inn: z.string(),
  kpp: text,
  type: z.enum(['LEGAL', 'INDIVIDUAL']),
  state: z.object({ status: z.string() }),
  name: z.object({ short_with_opf: text, full_with_opf: text }),
  address: z.object({ value: z.string() })
})

/** The suggestion service that most Russian shops use, by its key. */
export const createSuggestService = (
  settings: ServiceSettings
): AddressProvider & NameProvider & OrganizationProvider => ({
  async addresses(query, kladrId) {
    const locations = kladrId === undefined ? {} : { locations: [{ kladr_id: kladrId }] }
    return askAddresses(settings, { query, count: MOST_OPTIONS, ...locations })
  },
  cities: query =>
    askAddresses(settings, {
      query,
      count: MOST_OPTIONS,
      from_bound: { value: 'city' },
      to_bound: { value: 'settlement' }
    }),
  async names(query) {
    const body = { query, count: MOST_OPTIONS }
    const found = await askService(settings, { method: 'fio', body, data: z.unknown() })
    return found.map(({ value }) => value)
  },
  async organizations(query) {
    const body = { query, count: MOST_OPTIONS }
    const found = await askService(settings, { method: 'party', body, data: partyData })
    return found.map(({ value, data }) => toOrganization(value, data))
  }
})

async function askAddresses(settings: ServiceSettings, body: object): Promise<SuggestionOption[]> {
  const found = await askService(settings, { method: 'address', body, data: z.unknown() })
  return found.map(({ value, data }) => toOption(value, data))
}

const toOrganization = (value: string, data: z.output<typeof partyData>): OrganizationOption => ({
  value,
  inn: data.inn,
  kpp: data.kpp,
  title: data.name.short_with_opf ?? data.name.full_with_opf ?? value,
  address: data.address.value,
  type: data.type,
  isActive: data.state.status === 'ACTIVE'
})
