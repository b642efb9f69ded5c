import { type Shop, toFailure } from '@vitrina/core'

/** Leaves for the bank's page of a bill; what kept it from that, or an empty string. */
export async function payOrder({ orders }: Shop, billId: string): Promise<string> {
  try {
    await orders.pay(billId)
    return ''
  } catch (error) {
    return toFailure(error).message
  }
}
