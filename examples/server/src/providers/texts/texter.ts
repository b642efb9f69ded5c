export interface TextMessage {
  /** Digits with a plus. */
  readonly to: string
  readonly text: string
}

/** Sends short messages to phones; a real shop plugs in its operator here. Fails as a mailer does. */
export interface Texter {
  send(message: TextMessage): Promise<void>
}
