import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { createSuggestions } from '../../providers/suggestions.ts'
import { nameOption, savedRecipients } from './saved-recipients.ts'

const MOST_ORGANIZATIONS = 20
const NAMES_PAGE = 10

export const suggestionHandlers = {
  suggestAddresses: async ({ query }, call) => ({
    data: [...(await providersOf(call).addresses(query.text, query.kladrId))]
  }),
  suggestCities: async ({ query }, call) => ({
    data: [...(await providersOf(call).cities(query.text))]
  }),
  suggestNames: async ({ query: { fio, role, page = 1, pageSize = NAMES_PAGE } }, call) => {
    const saved = await savedRecipients(call.db, fio, { visitor: call.visitor, role })
    const names = await providersOf(call).names(fio)
    const known = new Set(saved.map(({ value }) => value))
    const all = [...saved, ...names.filter(name => !known.has(name)).map(nameOption)]
    return {
      data: all.slice((page - 1) * pageSize, page * pageSize),
      meta: { page, limit: pageSize, total: all.length, pages: Math.ceil(all.length / pageSize) }
    }
  },
  findOrganizations: async ({ query }, call) => ({
    data: (await providersOf(call).organizations(query.text)).slice(0, MOST_ORGANIZATIONS)
  })
} satisfies Partial<Handlers>

const providersOf = ({ db, settings }: Call) => createSuggestions(db, settings.suggestService)
