import * as z from 'zod/mini'
import { openList } from './open-enum.ts'
import { SCHOOL_MAX } from './text-limits.ts'

const TEXT_MAX_LENGTH = 10_000

type School = Readonly<Record<'institute' | 'region' | 'city', string>>

/** The school of a profile from JSON text or an object; what cannot be read is empty (B3). */
export function readSchoolInfo(input: unknown): School | null {
  if (input === null || input === undefined || input === '') return null
  const parsed = typeof input === 'string' ? parseJson(input) : input
  const field = (name: keyof School) => {
    const value: unknown =
      typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  return { institute: field('institute'), region: field('region'), city: field('city') }
}

function parseJson(text: string): unknown {
  if (text.length > TEXT_MAX_LENGTH) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Old accounts hold whatever was typed once.
    return undefined
  }
}

export const userRole = z.enum(['guest', 'user', 'org_user', 'dealer'])

/** `schoolInfo` comes as JSON text, an object or nothing (B3). */
export const profile = z.object({
  uid: z.string(),
  fio: z.string(),
  email: z.string(),
  phone: z.string(),
  birthDate: z.nullable(z.string()),
  priceRole: z.string(),
  isOrganization: z.boolean(),
  roles: openList(userRole.options),
  organization: z.nullable(z.object({ inn: z.string(), title: z.string() })),
  schoolInfo: z.pipe(z.unknown(), z.transform(readSchoolInfo))
})

const shortText = z.string().check(z.maxLength(SCHOOL_MAX))

export const contactKind = z.enum(['email', 'phone'])

/** The part of a profile that headers, greetings and hints show. */
export const partProfile = z.object({
  uid: z.string(),
  /** How the shop addresses its visitor: «Анна». */
  name: z.string(),
  fio: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  phoneVerified: z.boolean(),
  isOrganization: z.boolean(),
  /** Names of the fields that the visitor's role asks for and the account lacks. */
  missingFields: openList(['fullName', 'email', 'phone', 'inn', 'organisation'])
})

export const schoolInfo = z.object({ institute: shortText, region: shortText, city: shortText })

/** What a visitor sets for himself. */
export const userParams = z.object({
  /** News of the shop by mail. */
  subscribed: z.boolean(),
  /** Where orders usually go; null until it is chosen. */
  city: z.nullable(z.object({ title: shortText, kladrId: z.string().check(z.maxLength(20)) })),
  schoolInfo: z.nullable(schoolInfo)
})

export type ContactKind = z.output<typeof contactKind>
export type PartProfile = z.output<typeof partProfile>
export type SchoolInfo = z.output<typeof schoolInfo>
export type UserParams = z.output<typeof userParams>
export type Profile = z.output<typeof profile>
export type UserRole = z.output<typeof userRole>
