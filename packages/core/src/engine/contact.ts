import type { ContactKind } from '../entities/profile.ts'

/** An e-mail or a phone that a code may be sent to. */
export interface Contact {
  readonly kind: ContactKind
  readonly value: string
}
