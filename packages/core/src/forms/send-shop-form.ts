import type { EndpointCall } from '../api/endpoint-call.ts'
import { sendForm } from '../contracts/forms.ts'
import type { ShopFormBody } from './shop-form.form.ts'

/** Sends a form of the shop; `page` is the path it is written from. Resolves with the shop's words. */
export const sendShopForm =
  ({ api }: { readonly api: EndpointCall }) =>
  async (answer: ShopFormBody, page?: string): Promise<string> =>
    (await api(sendForm, { body: { ...answer, ...(page !== undefined && { page }) } })).message
