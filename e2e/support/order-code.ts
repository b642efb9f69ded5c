import { expect, inject } from 'vitest'

const lettersOfShop = async () => (await fetch(`${inject('apiUrl')}/dev/letters`)).text()

/** The code of the newest letter that opens an order to a guest. */
export async function codeOfOrder(number: string): Promise<string> {
  const known = new RegExp(`заказ ${number}: (\\d{6})`)
  await expect.poll(lettersOfShop).toMatch(known)
  return known.exec(await lettersOfShop())?.[1] ?? ''
}
