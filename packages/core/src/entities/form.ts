import * as z from 'zod/mini'

import { openEnum, openList } from './open-enum.ts'
import { userRole } from './profile.ts'

const VALUE_MAX_LENGTH = 5000
const LIST_MAX_LENGTH = 20
const FIELDS_MAX = 40

const formFieldType = openEnum(
  [
    'text',
    'textarea',
    'fullName',
    'email',
    'phone',
    'inn',
    'organisation',
    'birthDate',
    'number',
    'select',
    'radio',
    'checkboxes',
    'checkbox',
    'file'
  ],
  'text'
)

export const formField = z.object({
  code: z.string(),
  type: formFieldType,
  label: z.string(),
  placeholder: z.string(),
  hint: z.string(),
  isRequired: z.boolean(),
  /** Roles that must fill it in although others need not (§5). */
  requiredFor: openList(userRole.options),
  /** HTML's `autocomplete`; '' for none. */
  autocomplete: z.string(),
  /** Characters of a text, digits excluded from other rules; null for the type's own limit. */
  maxLength: z.nullable(z.number()),
  /** Of a number. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Of a choice. */
  options: z.array(z.object({ value: z.string(), title: z.string() })),
  /** Of a file field, of which a form has at most one: where its files go, and how many it takes. */
  targetCode: z.string(),
  maxFiles: z.number()
})

export const formSummary = z.object({
  id: z.string(),
  typeId: z.string(),
  title: z.string(),
  description: z.string()
})

export const formDefinition = z.extend(formSummary, {
  fields: z.array(formField),
  submitText: z.string(),
  /** The text beside the consent box. */
  consentText: z.string(),
  /** The error of a consent that is not given; the words of §5 where it is left out. */
  consentMessage: z.optional(z.string())
})

export const formType = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  forms: z.array(formSummary)
})

const formValue = z.union([
  z.string().check(z.maxLength(VALUE_MAX_LENGTH)),
  z.boolean(),
  /** Chosen options, or ids of files. */
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(LIST_MAX_LENGTH))
])

/** By the codes of the fields. */
export const formValues = z
  .record(z.string().check(z.maxLength(64)), formValue)
  .check(
    z.refine(values => Object.keys(values).length <= FIELDS_MAX, { message: 'too many fields' })
  )

export type FormField = z.output<typeof formField>
export type FormFieldType = z.output<typeof formFieldType>
export type FormSummary = z.output<typeof formSummary>
export type FormDefinition = z.output<typeof formDefinition>
export type FormType = z.output<typeof formType>
export type FormValue = z.output<typeof formValue>
export type FormValues = z.output<typeof formValues>
