import { requestRestockLetter } from '../../contracts/mail-sender.ts'
import type { EngineContext } from '../../engine/engine-context.ts'

/** A letter when a colour and size is in stock again; resolves with the server's words. */
export const askForRestockLetter =
  ({ api }: EngineContext) =>
  async (letter: { readonly groupId: number; readonly email: string }): Promise<string> =>
    (await api(requestRestockLetter, { body: letter })).message
