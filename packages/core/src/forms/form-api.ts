import type { Api } from '../api/api.ts'
import { sendForm } from '../contracts/forms.ts'
import type { FormApi } from './form.machine.ts'

/** `page` is the path the visitor writes from. */
export const createFormApi = (api: Api, page?: string): FormApi => ({
  send: async (answer, signal) =>
    (await api(sendForm, { body: { ...answer, ...(page !== undefined && { page }) } }, signal))
      .message
})
