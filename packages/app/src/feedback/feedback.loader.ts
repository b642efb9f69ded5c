import { ApiError, keepFiles } from '@vitrina/core'
import { getFormParams, sendForm } from '@vitrina/core/contracts'
import type { FormDefinition, UserRole } from '@vitrina/core/entities'
import { formPath, formSentPath } from '@vitrina/core/form-paths'
import { fileField, postedValues, validateForm } from '@vitrina/core/forms'
import { strongestRole } from '@vitrina/core/session'

import type { Backend } from '../page/backend.ts'
import type { PagePost, PostedFile, ShopRequest } from '../page/define-loader.ts'
import { shopRules } from '../platform/shop-rules.ts'
import { today } from '../platform/today.ts'

const CONSENT = 'accept'
const FORM = 'form'

/** A form of the shop with its fields; the same for everybody. */
export const readForm = ({ shared }: ShopRequest, id: string): Promise<FormDefinition> =>
  shared(`form ${id}`, backend => backend(getFormParams, { params: { id } }))

/** Takes a form that was sent to the address of its page without script. */
export const postForm =
  (page: string): PagePost =>
  async ({ backend, session }, fields, files) => {
    const formId = fields.get(FORM) ?? ''
    const form = await backend(getFormParams, { params: { id: formId } })
    const problem = problemOf(form, fields, files, strongestRole(session.roles))
    if (problem !== undefined) throw new ApiError({ status: 422, message: problem })
    const values = postedValues(form, fields, await keepFilesOf(form, files, backend))
    await backend(sendForm, { body: { formId, values, accept: hasConsent(fields), page } })
    return formSentPath(formPath(page, formId))
  }

/** What is wrong first, while no file of it is kept: their names stand for them. */
function problemOf(
  form: FormDefinition,
  fields: URLSearchParams,
  files: readonly PostedFile[],
  role: UserRole
): string | undefined {
  const names = files.map(({ name }) => name)
  const values = postedValues(form, fields, names)
  const rules = { ...shopRules, role, today: today() }
  return Object.values(validateForm(form, values, hasConsent(fields), rules))[0]
}

function keepFilesOf(form: FormDefinition, files: readonly PostedFile[], backend: Backend) {
  const asked = fileField(form)
  return asked === undefined
    ? []
    : keepFiles(backend, { targetCode: asked.targetCode, max: asked.maxFiles }, files)
}

const hasConsent = (fields: URLSearchParams) => fields.has(CONSENT)
