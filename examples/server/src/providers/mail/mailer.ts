export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends letters to customers; a real shop plugs in its mail server here. */
export interface Mailer {
  send(letter: Letter): Promise<void>
}
