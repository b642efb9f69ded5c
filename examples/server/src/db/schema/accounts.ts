import type { UserParams, UserRole } from '@vitrina/core/entities'
import type { ColumnType, Generated } from 'kysely'

export interface UserTable {
  id: string
  /** Trimmed and in lower case. */
  email: string
  password_hash: string
  temporary_hash: string | null
  temporary_until: Date | null
  /** The temporary password signs in once and leaves the account's own one alone. */
  temporary_once: Generated<boolean>
  fio: string
  phone: string
  /** ISO calendar date: no time zone can move it. */
  birth_date: string | null
  roles: UserRole[]
  price_role: string
  organization_inn: string | null
  organization_title: string | null
  school_info: ColumnType<unknown, string | null, string | null>
  bonus_kopecks: Generated<number>
  subscribed: Generated<boolean>
  /** What was verified by a code; counts as long as it is still the account's. */
  verified_email: Generated<string | null>
  verified_phone: Generated<string | null>
  city: ColumnType<UserParams['city'], string | null | undefined, string | null>
  consent_at: Date
  created_at: Date
}

/** One device of an account; its refresh tokens are one family. */
export interface SessionTable {
  id: string
  user_id: string
  device_id: string
  /** What the browser said of itself when it signed in. */
  user_agent: Generated<string>
  created_at: Date
  used_at: Date
  revoked_at: Date | null
  /** Another address that its member has proven by a code, to change the account's to. */
  proven_email: Generated<string | null>
  proven_at: Generated<Date | null>
}

/** A change of an account's proven address, which its owner can take back for some days. */
export interface EmailChangeTable {
  id: string
  user_id: string
  old_email: string
  changed_at: Date
  undone_at: Date | null
}

export interface RefreshTokenTable {
  /** SHA-256 of the token: the token itself is never stored. */
  hash: string
  session_id: string
  issued_at: Date
  used_at: Date | null
}

/** A code on its way; the contact is stored as a hash, the code as one that needs the secret. */
export interface VerificationCodeTable {
  contact_hash: string
  code_hash: string
  tries_left: number
  sent_at: Date
  expires_at: Date
}

/** A key of the account's; its private half is with the device alone. */
export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string
  user_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often the device says to have signed; 0 for ever with one that does not count. */
  counter: string
  user_agent: string
  created_at: Date
  used_at: Date | null
}

/** A challenge on its way; whoever it was given to stands in it as a hash. */
export interface PasskeyChallengeTable {
  hash: string
  owner_hash: string
  expires_at: Date
}

export interface AccountsTables {
  app_user: UserTable
  session: SessionTable
  email_change: EmailChangeTable
  refresh_token: RefreshTokenTable
  verification_code: VerificationCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
}
