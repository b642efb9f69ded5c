import { deleteAccount as deletion } from '../../contracts/users.ts'
import type { EngineContext } from '../../engine/engine-context.ts'

/** Signs out once the account is gone; resolves with the shop's words. */
export const deleteAccount =
  ({ api, session }: EngineContext) =>
  async (proof: { readonly password: string }, signal?: AbortSignal): Promise<string> => {
    const { message } = await api(deletion, { body: proof }, signal)
    session.send({ type: 'signout.submit' })
    return message
  }
