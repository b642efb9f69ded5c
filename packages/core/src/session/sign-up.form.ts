import { defineForm } from '../forms/form.ts'
import { type FieldRules } from '../platform/field-rules.ts'
import { type RoleField, roleFields } from '../platform/rule-sets.ts'
import { fitInn } from '../values/mask/mask.ts'
import { composedText, typedText } from '../values/spelling/typed-text.ts'
import { fieldValidators } from '../values/validation/field-validators.ts'
import { newPassword } from '../values/validation/new-password.ts'
import { confirmation, consent, organisation } from '../values/validation/validators.ts'
import type { SignUpForm } from './session-events.ts'

/** Names as the server's messages have them. */
export interface SignUpValues {
  readonly kind: string
  readonly 'organization.inn': string
  readonly 'organization.title': string
  readonly fio: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly confirmation: string
  readonly accept: boolean
  readonly subscribe: boolean
}

/** What the form opens with, besides its rules. */
interface SignUpFacts extends FieldRules {
  /** Who buys, where the way here said it. */
  readonly kind?: string | undefined
  /** What a form without script brought that was not taken. */
  readonly typed?: SignUpValues | undefined
}

const empty: SignUpValues = {
  kind: 'person',
  'organization.inn': '',
  'organization.title': '',
  fio: '',
  email: '',
  phone: '',
  password: '',
  confirmation: '',
  accept: false,
  subscribe: false
}

export const isOrganization = ({ kind }: Pick<SignUpValues, 'kind'>) => kind === 'organization'

export const signUpForm = /* @__PURE__ */ defineForm({
  name: 'sign-up',
  values: ({ kind = empty.kind, typed }: SignUpFacts) => typed ?? { ...empty, kind },
  correct: ({ 'organization.inn': inn, ...typed }) =>
    inn === undefined ? typed : { ...typed, 'organization.inn': fitInn(inn) },
  check(values, rules) {
    return {
      ...fieldsOfRole(values, rules),
      password: newPassword(values.password),
      confirmation: confirmation(values.password)(values.confirmation),
      accept: consent()(values.accept)
    }
  },
  body: (values): SignUpForm => ({
    fio: typedText(values.fio),
    email: typedText(values.email),
    phone: values.phone,
    password: values.password,
    accept: values.accept,
    subscribe: values.subscribe,
    ...(isOrganization(values) && { organization: organizationOf(values) })
  })
})

type Asked = readonly [name: keyof SignUpValues, message: string | undefined]

/** What the role that is signed up for has to fill in (§5, V35), in the order of the form. */
function fieldsOfRole(values: SignUpValues, rules: FieldRules) {
  const { fullName, mailbox, inn, phone } = fieldValidators(rules)
  const asked = roleFields(isOrganization(values) ? 'org_user' : 'user', rules.ruleSets)
  const fields: readonly (readonly [RoleField, Asked])[] = [
    ['inn', ['organization.inn', inn(values['organization.inn'])]],
    ['organisation', ['organization.title', organisation(values['organization.title'])]],
    ['fullName', ['fio', fullName(values.fio)]],
    ['email', ['email', mailbox(values.email)]],
    ['phone', ['phone', phone(values.phone)]]
  ]
  return Object.fromEntries(fields.flatMap(([name, own]) => (asked.includes(name) ? [own] : [])))
}

const organizationOf = (values: SignUpValues) => ({
  inn: typedText(values['organization.inn']),
  title: composedText(values['organization.title']).trim()
})
