/** A file that goes with a letter. */
export interface Attachment {
  readonly fileName: string
  /** «application/pdf» */
  readonly mediaType: string
  readonly content: Buffer
}

export interface Letter {
  /** The same when the same letter is sent again. */
  readonly id?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly Attachment[] | undefined
  /** Lets mail programs show their own «unsubscribe» (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/**
 * Sends letters to customers; a real shop plugs in its mail server here. Fails when the letter was
 * not taken: it is then sent again later.
 */
export interface Mailer {
  send(letter: Letter): Promise<void>
}
