import type { Api } from '../api/api.ts'
import { sendForm } from '../contracts/forms.ts'
import type { SendForm } from './open-form.ts'
import type { ShopFormBody } from './shop-form.form.ts'

/** Sends an answer; `page` is the path the visitor writes from. */
export const createShopFormApi =
  (api: Api, page?: string): SendForm<ShopFormBody, string> =>
  async (answer, signal) =>
    (await api(sendForm, { body: { ...answer, ...(page !== undefined && { page }) } }, signal))
      .message
