import type { RuleSets } from './rule-sets.ts'

/** The fewest and most digits of a number, country code included. */
export interface PhoneLength {
  readonly min: number
  readonly max: number
  /** Replaces the country's mask where the longer number would not fit into it. */
  readonly mask?: string
}

/** Lengths that differ from the table of §9, by the country's two letters. */
export type PhoneLengths = Partial<Readonly<Record<string, PhoneLength>>>

export interface FullNameRules {
  readonly minWords?: number
  /** What each word has to be, as a regular expression; else a capitalised Russian word (P9). */
  readonly pattern?: string
  /** Lower-case words that belong to a name, as «оглы» (P10). */
  readonly particles?: readonly string[]
}

/** The part of a shop's configuration that its forms go by; plain JSON. */
export interface FieldRules {
  /** Other lengths of phone numbers than the table of §9 (P1). */
  readonly phoneLengths: PhoneLengths
  /** What a full name is made of (P9, P10). */
  readonly fullName: FullNameRules
  /** Off, the login «admin» is refused as an e-mail where a letter has to arrive (P4). */
  readonly allowAdminEmail: boolean
  /** Refuses an INN or a barcode whose check digits do not fit (P13). */
  readonly checkDigits?: boolean
  /** Refuses personal data without a date of birth (S-V21). */
  readonly birthDateRequired?: boolean
  /** Which parts of an address a delivery asks for, and which fields a role; else those of §5 (P20). */
  readonly ruleSets?: RuleSets
}

/** The rules of §5 and §9, letter by letter. */
export const literalFieldRules: FieldRules = {
  phoneLengths: {},
  fullName: {},
  allowAdminEmail: true
}
