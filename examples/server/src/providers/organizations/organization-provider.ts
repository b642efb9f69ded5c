import type { OrganizationOption } from '@vitrina/core/entities'

/** Finds organisations by INN or name; a real shop plugs in its register of companies here. */
export interface OrganizationProvider {
  organizations(text: string): Promise<readonly OrganizationOption[]>
}
