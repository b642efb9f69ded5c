export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Lets mail programs show their own «unsubscribe» (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends letters to customers; a real shop plugs in its mail server here. */
export interface Mailer {
  send(letter: Letter): Promise<void>
}
