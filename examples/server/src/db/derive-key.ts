import { createHmac } from 'node:crypto'

export type KeyPurpose =
  | 'access'
  | 'refresh'
  | 'bank'
  | 'code'
  | 'file'
  | 'mailing'
  | 'guestOrder'
  | 'mailbox'
  | 'emailBack'

/** One key per purpose from the store's secret: what one of them signs, another does not accept. */
export const deriveKey = (secret: string, purpose: KeyPurpose): Buffer =>
  createHmac('sha256', secret).update(`vitrina:${purpose}`).digest()
