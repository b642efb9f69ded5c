import type { FormDefinition, FormField, FormValue, FormValues } from '../entities/form.ts'
import type { Profile } from '../entities/profile.ts'
import { defineForm } from './form.ts'
import { emptyFormValue, type FormRules, validateForm } from './form-rules.ts'

/** What a form of the shop goes by. */
export interface ShopFormFacts {
  readonly form: FormDefinition
  readonly rules: FormRules
  readonly profile?: Pick<Profile, 'fio' | 'email' | 'phone' | 'organization'> | undefined
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
  check: ({ accept, ...values }, { form, rules }) =>
    validateForm(form, values, accept === true, rules),
  body: ({ accept, ...values }, { form }): ShopFormBody => ({
    formId: form.id,
    values,
    accept: accept === true
  }),
  thanks: (message: string) => message
})

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
