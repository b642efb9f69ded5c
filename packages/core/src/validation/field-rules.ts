import type { RuleSets } from '../config/rule-sets.ts'
import type { PhoneLengths } from '../phone/countries.ts'
import type { FullNameRules } from './full-name.ts'

/** The part of a shop's configuration that its forms go by; plain JSON. */
export interface FieldRules {
  /** Other lengths of phone numbers than the table of §9 (P1). */
  readonly phoneLengths: PhoneLengths
  /** What a full name is made of (P9, P10). */
  readonly fullName: FullNameRules
  /** Lets the login «admin» pass as an e-mail also where a letter has to arrive (P4). */
  readonly allowAdminEmail: boolean
  /** Which fields a role fills in, where the shop has rules of its own (§5). */
  readonly ruleSets?: RuleSets
}

/** The rules of §5 and §9, letter by letter. */
export const literalFieldRules: FieldRules = {
  phoneLengths: {},
  fullName: {},
  allowAdminEmail: false
}

/** The part of a configuration that forms go by. */
export const fieldRulesOf = ({
  phoneLengths,
  fullName,
  allowAdminEmail
}: FieldRules): FieldRules => ({ phoneLengths, fullName, allowAdminEmail })
