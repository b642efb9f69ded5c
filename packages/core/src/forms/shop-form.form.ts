import type { FormDefinition, FormField, FormValue, FormValues } from '../entities/form.ts'
import type { Profile } from '../entities/profile.ts'
import { fitInn } from '../values/mask/mask.ts'
import { type Attachment, attachmentsError, readyFileIds } from './attachment.ts'
import { defineForm } from './form.ts'
import { emptyFormValue, type FormRules, validateForm } from './form-rules.ts'

/** What a form of the shop goes by. */
export interface ShopFormFacts {
  readonly form: FormDefinition
  readonly rules: FormRules
  readonly profile?: Pick<Profile, 'fio' | 'email' | 'phone' | 'organization'> | undefined
  /** Nobody types files: they come and go beside the fields. */
  readonly files: readonly Attachment[]
}

/** Values by the codes of the fields; the consent is `accept`. */
export type ShopFormValues = Readonly<Record<string, FormValue>>

export interface ShopFormBody {
  readonly formId: string
  readonly values: FormValues
  readonly accept: boolean
}

/** A form whose fields and rules come from the shop; what the account tells is filled in. */
export const shopForm = /* @__PURE__ */ defineForm({
  name: 'shop-form',
  values: ({ form, profile }: ShopFormFacts): ShopFormValues => ({
    ...Object.fromEntries(form.fields.map(field => [field.code, known(field, profile)])),
    accept: false
  }),
  correct: (typed, { form }) => ({ ...typed, ...innsOf(typed, form) }),
  check({ accept, ...values }, { form, rules, files }) {
    const asked = fileField(form)
    const waiting = asked && attachmentsError(files, asked.maxFiles)
    return {
      ...validateForm(form, withFiles(values, form, readyFileIds(files)), accept === true, rules),
      ...(asked && waiting !== undefined && { [asked.code]: waiting })
    }
  },
  body: ({ accept, ...values }, { form, files }): ShopFormBody => ({
    formId: form.id,
    values: withFiles({ ...values, ...ticked(values, form) }, form, readyFileIds(files)),
    accept: accept === true
  }),
  thanks: (message: string) => message
})

/** What was typed into the fields of an INN, as they hold it. */
const innsOf = (typed: Partial<ShopFormValues>, { fields }: FormDefinition): ShopFormValues =>
  Object.fromEntries(
    fields
      .filter(({ code, type }) => type === 'inn' && typed[code] !== undefined)
      .map(({ code }) => [code, fitInn(String(typed[code]))])
  )

/** Ticked answers in the order of the form, whatever was ticked first. */
const ticked = (values: ShopFormValues, { fields }: FormDefinition): ShopFormValues =>
  Object.fromEntries(
    fields
      .filter(({ type }) => type === 'checkboxes')
      .map(({ code, options }) => {
        const chosen = [values[code]].flat()
        return [code, options.map(({ value }) => value).filter(value => chosen.includes(value))]
      })
  )

/** The field that takes files, if the form has one. */
export const fileField = ({ fields }: FormDefinition): FormField | undefined =>
  fields.find(({ type }) => type === 'file')

/** The answers of a form that came without script; `fileIds` are the files that were kept of it. */
export const postedValues = (
  form: FormDefinition,
  fields: URLSearchParams,
  fileIds: readonly string[]
): FormValues =>
  withFiles(
    Object.fromEntries(form.fields.map(field => [field.code, posted(field, fields)])),
    form,
    fileIds
  )

function posted({ code, type }: FormField, fields: URLSearchParams): FormValue {
  if (type === 'checkbox') return fields.has(code)
  return type === 'checkboxes' ? fields.getAll(code) : (fields.get(code) ?? '')
}

function withFiles(
  values: ShopFormValues,
  form: FormDefinition,
  fileIds: readonly string[]
): FormValues {
  const asked = fileField(form)
  return asked === undefined ? { ...values } : { ...values, [asked.code]: [...fileIds] }
}

/** What the account tells already need not be typed. */
function known(field: FormField, profile: ShopFormFacts['profile']): FormValue {
  const facts = {
    fullName: profile?.fio,
    email: profile?.email,
    phone: profile?.phone,
    inn: profile?.organization?.inn,
    organisation: profile?.organization?.title
  }
  const fact = Object.entries(facts).find(([type]) => type === field.type)?.[1]
  return fact ?? emptyFormValue(field)
}
