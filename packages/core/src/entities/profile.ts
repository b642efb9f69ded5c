import * as z from 'zod/mini'

export const userRole = z.enum(['guest', 'user', 'org_user', 'dealer'])

/** `schoolInfo` as the server sends it: JSON text, an object or nothing (B3). */
export const profile = z.object({
  uid: z.string(),
  fio: z.string(),
  email: z.string(),
  phone: z.string(),
  birthDate: z.nullable(z.string()),
  priceRole: z.string(),
  isOrganization: z.boolean(),
  roles: z.array(userRole),
  organization: z.nullable(z.object({ inn: z.string(), title: z.string() })),
  schoolInfo: z.nullable(z.unknown())
})

export type Profile = z.output<typeof profile>
export type UserRole = z.output<typeof userRole>
