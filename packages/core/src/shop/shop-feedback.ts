import type { Api } from '../api/api.ts'
import { sendForm } from '../contracts/forms.ts'
import { requestRestockLetter } from '../contracts/mail-sender.ts'
import type { ShopFormBody } from '../forms/shop-form.form.ts'
import { createOwnMailing, type OwnMailing } from '../mailing/own-mailing.ts'

/** What visitors write and send. */
export interface ShopFeedback {
  /** Sends a form of the shop; `page` is the path it is written from. Resolves with the shop's words. */
  sendForm(body: ShopFormBody, page?: string): Promise<string>
  /** A letter when a colour and size is in stock again; resolves with the server's words. */
  askForRestockLetter(letter: { readonly groupId: number; readonly email: string }): Promise<string>
  /** News by mail. */
  readonly mailing: OwnMailing
}

export function createShopFeedback(api: Api): ShopFeedback {
  return {
    sendForm: async (answer, page) =>
      (await api(sendForm, { body: { ...answer, ...(page !== undefined && { page }) } })).message,
    askForRestockLetter: async body => (await api(requestRestockLetter, { body })).message,
    mailing: createOwnMailing(api)
  }
}
