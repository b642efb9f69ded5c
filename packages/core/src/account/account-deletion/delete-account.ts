import { deleteAccount as deletion } from '../../contracts/users.ts'
import type { Ground } from '../../engine/ground.ts'

/** Signs out once the account is gone; resolves with the shop's words. */
export const deleteAccount =
  ({ api, session }: Ground) =>
  async (proof: { readonly password: string }, signal?: AbortSignal): Promise<string> => {
    const { message } = await api(deletion, { body: proof }, signal)
    session.send({ type: 'signout.submit' })
    return message
  }
