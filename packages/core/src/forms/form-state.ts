import type { FormDefinition, FormField, FormValues } from '../entities/form.ts'
import type { Profile } from '../entities/profile.ts'
import type { Failure, FieldErrors } from '../errors/api-error.ts'
import { needList, needObjects } from '../errors/given.ts'
import { emptyFormValue, type FormRules } from './form-rules.ts'

export interface FormContext {
  readonly form: FormDefinition
  readonly rules: FormRules
  readonly values: FormValues
  readonly accept: boolean
  /** Codes of the fields that were left or sent once. */
  readonly touched: readonly string[]
  /** What the server said of fields; a change of the field takes it away. */
  readonly refused: FieldErrors
  readonly failure: Failure | undefined
  /** The server's thanks. */
  readonly message: string | undefined
}

/** A form as it opens: what the profile knows is filled in. */
export function formState(
  form: FormDefinition,
  rules: FormRules,
  profile?: Pick<Profile, 'fio' | 'email' | 'phone' | 'organization'>
): FormContext {
  needObjects('formState', { form, rules })
  const values = needList(form.fields, 'formState(form.fields)').map(field => [
    field.code,
    known(field, profile)
  ])
  return {
    form,
    rules,
    values: Object.fromEntries(values),
    accept: false,
    touched: [],
    refused: {},
    failure: undefined,
    message: undefined
  }
}

/** What the account tells already need not be typed. */
function known(field: FormField, profile?: Parameters<typeof formState>[2]) {
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
