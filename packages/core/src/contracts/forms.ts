import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { formDefinition, formSummary, formType, formValues } from '../entities/form.ts'

const formId = z.string().check(z.maxLength(64))

/** The shop's forms in their order. */
export const listForms = endpoint({
  method: 'GET',
  path: '/forms/v1',
  response: z.object({ data: z.array(formSummary) })
})

/** A form with its fields and their rules. */
export const getFormParams = endpoint({
  method: 'GET',
  path: '/forms/v1/params/{id}',
  response: formDefinition
})

/** A kind of forms with those that belong to it. */
export const getFormType = endpoint({
  method: 'GET',
  path: '/forms/v1/types/{id}',
  response: formType
})

/** An answer to a form; wrong fields come back by their codes, the consent as `accept`. */
export const sendForm = endpoint({
  method: 'POST',
  path: '/forms/v1',
  guarded: true,
  body: z.object({
    formId,
    values: formValues,
    accept: z.boolean(),
    /** The page the visitor wrote from: a path of the storefront. */
    page: z.optional(z.string().check(z.maxLength(500)))
  }),
  response: z.object({ message: z.string() })
})
