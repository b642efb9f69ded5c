import type { Call } from '../../http/call.ts'
import { describeError } from '../../http/describe-error.ts'
import type { Handlers } from '../../http/handlers.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
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
  suggestNames: async ({ query: { fio, role, page, pageSize } }, call) => {
    const window = pageOf({ page, limit: pageSize }, NAMES_PAGE)
    const saved = await savedRecipients(call.db, fio, { visitor: call.visitor, role })
    const names = await providersOf(call).names(fio)
    const known = new Set(saved.map(({ value }) => value))
    const all = [...saved, ...names.filter(name => !known.has(name)).map(nameOption)]
    return {
      data: all.slice(window.offset, window.offset + window.limit),
      meta: pagingMeta(window, all.length)
    }
  },
  findOrganizations: async ({ query }, call) => ({
    data: (await providersOf(call).organizations(query.text)).slice(0, MOST_ORGANIZATIONS)
  })
} satisfies Partial<Handlers>

const providersOf = ({ db, settings, log, requestId }: Call) =>
  createSuggestions(db, settings.suggestService, error =>
    log({ level: 'warn', requestId, suggestions: 'unavailable', ...describeError(error) })
  )
