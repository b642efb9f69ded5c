/** A payment the shop wants the bank to take. Kopecks. */
export interface PaymentRequest {
  /** The shop's own id of the payment: asked again, the bank answers with the same page. */
  readonly reference: string
  readonly amount: number
  readonly title: string
  /** Where the buyer goes afterwards. */
  readonly returnUrl: string
}

/** What the bank tells the shop; the same event may come more than once. */
export interface PaymentEvent {
  readonly eventId: string
  readonly reference: string
  readonly result: 'paid' | 'declined'
  readonly amount: number
}

/** The shop's side of a bank; a real shop plugs in its acquirer here. */
export interface PaymentProvider {
  /** The address of the bank's page for this payment. */
  open(request: PaymentRequest): Promise<string>
  /** The event of a callback, or undefined when the signature is wrong or old. */
  readEvent(headers: Headers, body: string, now: Date): PaymentEvent | undefined
}
