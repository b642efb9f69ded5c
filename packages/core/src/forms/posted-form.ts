import type { EndpointCall } from '../api/endpoint-call.ts'
import { getFormParams, sendForm } from '../contracts/forms.ts'
import type { FormDefinition } from '../entities/form.ts'
import { ApiError } from '../platform/api-error.ts'
import { formPath, formSentPath } from '../routes/form-paths.ts'
import { type FormRules, validateForm } from './form-rules.ts'
import { keepFiles, type PostedFile } from './keep-files.ts'
import { fileField, postedValues } from './shop-form.form.ts'

const CONSENT = 'accept'
const FORM = 'form'

interface PostedPage {
  /** The path that the form is written from. */
  readonly page: string
  readonly rules: FormRules
}

/**
 * Sends a form of the shop that came without script, and tells where it leads.
 *
 * @throws ApiError 422 with what is wrong first, before a file of it is kept.
 */
export async function postForm(
  call: EndpointCall,
  { page, rules }: PostedPage,
  fields: URLSearchParams,
  files: readonly PostedFile[]
): Promise<string> {
  const formId = fields.get(FORM) ?? ''
  const accept = fields.has(CONSENT)
  const form = await call(getFormParams, { params: { id: formId } })
  // Until a file is kept its name stands for it.
  const names = files.map(({ name }) => name)
  const wrong = validateForm(form, postedValues(form, fields, names), accept, rules)
  const [message] = Object.values(wrong)
  if (message !== undefined) throw new ApiError({ status: 422, message })
  const values = postedValues(form, fields, await keptFor(call, form, files))
  await call(sendForm, { body: { formId, values, accept, page } })
  return formSentPath(formPath(page, formId))
}

async function keptFor(call: EndpointCall, form: FormDefinition, files: readonly PostedFile[]) {
  const asked = fileField(form)
  if (asked === undefined) return []
  return keepFiles(call, { targetCode: asked.targetCode, max: asked.maxFiles }, files)
}
