import type { Handlers } from '../../http/handlers.ts'
import { createDemoAddresses } from '../../providers/address/demo-address.ts'

export const suggestionHandlers = {
  suggestAddresses: async ({ query }, { db }) => ({
    data: [...(await createDemoAddresses(db).addresses(query.text, query.kladrId))]
  }),
  suggestCities: async ({ query }, { db }) => ({
    data: [...(await createDemoAddresses(db).cities(query.text))]
  })
} satisfies Partial<Handlers>
