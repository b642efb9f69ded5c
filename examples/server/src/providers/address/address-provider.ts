import type { SuggestionOption } from '@vitrina/core/entities'

/** Finds addresses while they are typed; a real shop plugs in its suggestion service here. */
export interface AddressProvider {
  /** `kladrId` narrows the search to one city. */
  addresses(text: string, kladrId: string | undefined): Promise<readonly SuggestionOption[]>
  cities(text: string): Promise<readonly SuggestionOption[]>
}
