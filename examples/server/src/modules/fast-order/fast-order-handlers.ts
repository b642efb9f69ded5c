import type { Handlers } from '../../http/handlers.ts'
import { readCodes } from './read-codes.ts'

export const fastOrderHandlers = {
  resolveFastOrder: async ({ body }, { db, visitor }) => ({
    data: await readCodes(db, body.codes, visitor)
  })
} satisfies Partial<Handlers>
