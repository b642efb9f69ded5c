import { type Shop, toFailure } from '@vitrina/core'
import { requestRestockLetter } from '@vitrina/core/contracts'
import { emailWith } from '@vitrina/core/validation'

/** The answer to a wish, or what is wrong with it. */
export type LetterAnswer =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'refused'; readonly error: string }

const realEmail = emailWith({ allowAdmin: false })

/** Asks for the letter. In a chunk of its own, for those who ask: contracts bring zod along. */
export async function askForLetter(
  engine: () => Promise<Pick<Shop, 'api'>>,
  groupId: number,
  email: string
): Promise<LetterAnswer> {
  const wrong = realEmail(email)
  if (wrong !== undefined) return { kind: 'refused', error: wrong }
  try {
    const { api } = await engine()
    const { message } = await api(requestRestockLetter, { body: { groupId, email } })
    return { kind: 'done', message }
  } catch (cause) {
    const { message, fieldErrors } = toFailure(cause)
    return { kind: 'refused', error: fieldErrors.email ?? message }
  }
}
