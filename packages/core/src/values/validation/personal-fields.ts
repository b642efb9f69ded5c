import type { UserRole } from '../../entities/profile.ts'
import type { PhoneLengths } from '../../platform/field-rules.ts'
import { listOf, needObject, objectOf } from '../../platform/input.ts'
import {
  defaultRuleSets,
  type RoleField,
  type RuleSets,
  roleFields
} from '../../platform/rule-sets.ts'
import { email } from './email.ts'
import { fullName } from './full-name.ts'
import { phoneText } from './phone-number.ts'
import { foundMessages, type Validator } from './validator.ts'
import { inn, organisation } from './validators.ts'

export interface PersonalRules {
  readonly sets?: RuleSets
  readonly phoneLengths?: PhoneLengths
  /** Replaces the rule of a field, for example a full name of three words. */
  readonly validators?: Partial<Readonly<Record<RoleField, Validator>>>
}

/** What is wrong with the fields that a role has to fill in; others are not looked at (§5). */
export function validateRoleFields(
  role: UserRole,
  values: Partial<Readonly<Record<RoleField, string>>>,
  options: PersonalRules = {}
): Partial<Readonly<Record<RoleField, string>>> {
  needObject(values, 'validateRoleFields(values)')
  const { sets = defaultRuleSets, phoneLengths, validators } = objectOf(options)
  const rules: Record<RoleField, Validator> = {
    fullName,
    email,
    phone: value => phoneText(value, phoneLengths),
    inn,
    organisation,
    ...validators
  }
  return foundMessages(
    Object.fromEntries(
      listOf(roleFields(role, sets)).map(field => [field, rules[field](values[field] ?? '')])
    )
  )
}
