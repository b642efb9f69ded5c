import type { FormDefinition, FormField, FormValue, FormValues } from '../entities/form.ts'
import type { UserRole } from '../entities/profile.ts'
import type { FieldErrors } from '../platform/api-error.ts'
import { type FieldRules, literalFieldRules } from '../platform/field-rules.ts'
import type { CalendarDate } from '../values/calendar/calendar-date.ts'
import { typedText } from '../values/spelling/typed-text.ts'
import { birthDate } from '../values/validation/birth-date.ts'
import { fieldValidators } from '../values/validation/field-validators.ts'
import { validationMessages } from '../values/validation/validation.messages.ts'
import type { Validator } from '../values/validation/validator.ts'
import { consent, organisation } from '../values/validation/validators.ts'
import { fileMessages } from './files.messages.ts'
import { formMessages as messages } from './form.messages.ts'

const TEXT_MAX_LENGTH = 300
const TEXTAREA_MAX_LENGTH = 3000
const NUMBER = /^-?\d{1,12}(?:[.,]\d{1,6})?$/

/** Who fills in the form, and when. */
export interface FormRules extends Partial<FieldRules> {
  readonly role: UserRole
  /** The visitor's own calendar date. */
  readonly today: CalendarDate
}

/** What is wrong with the answers, by the codes of the fields; the consent is `accept`. */
export function validateForm(
  form: FormDefinition,
  values: FormValues,
  accept: boolean,
  rules: FormRules
): FieldErrors {
  const found = form.fields.map(field => [
    field.code,
    validateFormField(field, formValueOf(values, field), rules)
  ])
  const all = [...found, ['accept', consent(form.consentMessage)(accept)]]
  return Object.fromEntries(all.filter(([, message]) => message !== undefined))
}

/** The message of one field, or undefined when its value is good. */
export function validateFormField(
  field: FormField,
  value: FormValue,
  rules: FormRules
): string | undefined {
  if (isEmpty(value)) return isRequired(field, rules.role) ? missing(field, rules) : undefined
  if (typeof value === 'boolean') return field.type === 'checkbox' ? undefined : messages.check
  if (typeof value === 'string') return textMessage(field, value, rules)
  return listMessage(field, value)
}

/** §5: field rules vary with the user's role. */
export const isRequired = (field: FormField, role: UserRole) =>
  field.isRequired || field.requiredFor.includes(role)

/** What a field holds before anybody has touched it. */
export function emptyFormValue({ type }: FormField): FormValue {
  if (type === 'checkbox') return false
  return type === 'checkboxes' || type === 'file' ? [] : ''
}

/** The value of a field, the empty one while nothing was put in. */
export function formValueOf(values: FormValues, field: FormField): FormValue {
  const value = Object.hasOwn(values, field.code) ? values[field.code] : undefined
  return value ?? emptyFormValue(field)
}

const isEmpty = (value: FormValue) =>
  typeof value === 'string' ? typedText(value) === '' : value === false || isEmptyList(value)

const isEmptyList = (value: FormValue) => Array.isArray(value) && value.length === 0

/** The texts of §5 where the kind of field has its own, else the common one. */
function missing(field: FormField, rules: FormRules): string {
  if (field.options.length > 0 && field.type !== 'text') return messages.choose
  return rulesOf(rules)[field.type]?.('') ?? validationMessages.required
}

function textMessage(field: FormField, value: string, rules: FormRules): string | undefined {
  const max = field.maxLength ?? (field.type === 'textarea' ? TEXTAREA_MAX_LENGTH : TEXT_MAX_LENGTH)
  if (value.length > max) return messages.tooLong(max)
  switch (field.type) {
    case 'text':
    case 'textarea':
      return undefined
    case 'number':
      return numberMessage(field, typedText(value))
    case 'select':
    case 'radio':
      return isOption(field, value) ? undefined : messages.wrongOption
    default: {
      const rule = rulesOf(rules)[field.type]
      return rule === undefined ? messages.check : rule(value)
    }
  }
}

function rulesOf(rules: FormRules): Readonly<Record<string, Validator>> {
  const { fullName, mailbox, inn, phone } = fieldValidators({ ...literalFieldRules, ...rules })
  return {
    fullName,
    email: mailbox,
    phone,
    inn,
    organisation,
    birthDate: birthDate(rules.today)
  }
}

function numberMessage({ min, max }: FormField, value: string): string | undefined {
  if (!NUMBER.test(value)) return messages.notNumber
  const number = Number(value.replace(',', '.'))
  if (min !== null && number < min) return messages.tooSmall(min)
  return max !== null && number > max ? messages.tooLarge(max) : undefined
}

function listMessage(field: FormField, values: readonly string[]): string | undefined {
  if (field.type === 'file') {
    return values.length > field.maxFiles ? fileMessages.tooMany(field.maxFiles) : undefined
  }
  if (field.type !== 'checkboxes') return messages.check
  return values.every(value => isOption(field, value)) ? undefined : messages.wrongOption
}

const isOption = ({ options }: FormField, input: string) =>
  options.some(({ value }) => value === input)
