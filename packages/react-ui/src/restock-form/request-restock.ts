import type { Shop } from '@vitrina/core'
import { requestRestockLetter } from '@vitrina/core/contracts'

/** Asks for the letter and gives the shop's answer. In a chunk of its own: contracts bring zod along. */
export async function requestRestock(
  { api }: Pick<Shop, 'api'>,
  groupId: number,
  address: string
): Promise<string> {
  const { message } = await api(requestRestockLetter, { body: { groupId, email: address } })
  return message
}
