import { getFormParams, sendForm } from '@vitrina/core/contracts'
import type { FormDefinition } from '@vitrina/core/entities'

import { type PagePost, PageRedirect, type ShopRequest } from '../page/define-loader.ts'

const CONSENT = 'accept'
const FORM = 'form'

/** A form of the shop with its fields; the same for everybody. */
export const readForm = ({ shared }: ShopRequest, id: string): Promise<FormDefinition> =>
  shared(`form ${id}`, backend => backend(getFormParams, { params: { id } }))

/** Takes a form that was sent to the address of its page without script. */
export const postForm =
  (page: string): PagePost =>
  async ({ backend }, fields) => {
    const formId = fields.get(FORM) ?? ''
    const told = [...fields].filter(([name]) => name !== FORM && name !== CONSENT)
    const accept = fields.get(CONSENT) !== null
    await backend(sendForm, { body: { formId, values: Object.fromEntries(told), accept, page } })
    throw new PageRedirect(`${page}?form=${encodeURIComponent(formId)}&sent=1`)
  }
