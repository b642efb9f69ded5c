export interface MailingRecipientTable {
  /** Stands in the links of letters instead of the address. */
  id: string
  /** Lower case. */
  email: string
  status: 'pending' | 'active' | 'stopped'
  /** When the box of the consent was ticked last. */
  consented_at: Date
  /** When the last letter asked to confirm. */
  letter_at: Date
  confirmed_at: Date | null
  stopped_at: Date | null
}

export interface MailingTables {
  mailing_recipient: MailingRecipientTable
}
