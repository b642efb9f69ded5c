import type { Api } from '../api/api.ts'
import { sendForm } from '../contracts/forms.ts'
import { requestRestockLetter } from '../contracts/mail-sender.ts'
import { createUploadMachine, type UploadActor } from '../files/upload.machine.ts'
import { createUploadApi } from '../files/upload-api.ts'
import type { ShopFormBody } from '../forms/shop-form.form.ts'
import { createOwnMailing, type OwnMailing } from '../mailing/own-mailing.ts'
import type { ShopActors } from './shop-actors.ts'

/** What visitors write and send; every actor lives as long as its page: stop it when it is left. */
export interface ShopFeedback {
  /** Sends a form of the shop; `page` is the path it is written from. Resolves with the shop's words. */
  sendForm(body: ShopFormBody, page?: string): Promise<string>
  /** One file for a form, a review or a refund. */
  createUpload(targetCode: string): UploadActor
  /** A letter when a colour and size is in stock again; resolves with the server's words. */
  askForRestockLetter(letter: { readonly groupId: number; readonly email: string }): Promise<string>
  /** News by mail. */
  readonly mailing: OwnMailing
}

interface FeedbackParts {
  readonly api: Api
  readonly actors: ShopActors
}

export function createShopFeedback({ api, actors }: FeedbackParts): ShopFeedback {
  return {
    sendForm: async (answer, page) =>
      (await api(sendForm, { body: { ...answer, ...(page !== undefined && { page }) } })).message,
    askForRestockLetter: async body => (await api(requestRestockLetter, { body })).message,
    createUpload: targetCode => actors.start(createUploadMachine(createUploadApi(api), targetCode)),
    mailing: createOwnMailing(api)
  }
}
