import * as z from 'zod/mini'
import { deliveryType } from './delivery.ts'
import { openEnum, openWord } from './open-enum.ts'
import { picture } from './picture.ts'
import { shipping } from './shipping.ts'
import { COMMENT_MAX, EMAIL_MAX } from './text-limits.ts'

export const paymentMethod = z.object({
  id: z.string(),
  code: openWord(['sbp', 'card', 'on_receipt', 'invoice']),
  title: z.string(),
  note: z.string(),
  isDefault: z.boolean(),
  /** Empty when the method can be used, else why not. */
  unavailable: z.string()
})

export const paymentStatus = openEnum(['none', 'waiting', 'paid', 'declined', 'refunded'], 'none')

export type PaymentMethod = z.output<typeof paymentMethod>
export type PaymentStatus = z.output<typeof paymentStatus>

/** Why a buyer sends goods back; `changed_mind` and `size` are accepted for a limited time. */
export const refundReason = z.enum(['changed_mind', 'size', 'defect', 'wrong_item'])

/** A reason as the shop offers it: the buyer's choice is sent back as it came. */
const offeredReason = openWord(refundReason.options)

const refundStatus = z.object({
  code: openWord(['new', 'approved', 'rejected', 'done']),
  title: z.string(),
  tone: openEnum(['waiting', 'moving', 'done', 'cancelled'], 'moving')
})

/** Goods of an order that go back, what came of it and the money for them in rubles. */
export const refund = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  status: refundStatus,
  reason: z.object({ code: offeredReason, title: z.string() }),
  comment: z.string(),
  fileIds: z.array(z.string()),
  items: z.array(
    z.object({
      groupId: z.number(),
      title: z.string(),
      variant: z.string(),
      image: z.nullable(picture),
      count: z.number()
    })
  ),
  /** What the buyer gets back: the promo code and the bonuses spent are taken off in proportion. */
  sum: z.number(),
  /** The shop's words, for example why it was refused. */
  answer: z.string()
})

/** What of an order can still be sent back, and for which reasons. */
export const refundable = z.object({
  items: z.array(z.object({ groupId: z.number(), count: z.number() })),
  reasons: z.array(z.object({ code: offeredReason, title: z.string() }))
})

export type Refund = z.output<typeof refund>
export type Refundable = z.output<typeof refundable>
export type RefundReason = z.output<typeof refundReason>

/** What a visitor fills in at checkout. `personalPayment` is a payment method's id. */
export const orderForm = z.object({
  accept: z.boolean(),
  /** Consent to the shop's letters, given apart from the order; a letter asks to confirm it. */
  mailing: z.optional(z.boolean()),
  scenario: z.enum(['person', 'organization']),
  personalData: z.object({
    fio: z.string().check(z.maxLength(200)),
    email: z.string().check(z.maxLength(EMAIL_MAX)),
    phone: z.string().check(z.maxLength(32))
  }),
  organization: z.optional(
    z.object({ inn: z.string().check(z.maxLength(12)), title: z.string().check(z.maxLength(300)) })
  ),
  personalCommentary: z.string().check(z.maxLength(COMMENT_MAX)),
  personalPayment: z.string(),
  personalDelivery: z.object({
    method: z.string(),
    option: z.string(),
    type: deliveryType,
    deliveryPointCode: z.string(),
    calculationId: z.string()
  }),
  deliveryDescription: z.object({ price: z.number() }),
  personalShipping: z.object({
    shippingId: z.string(),
    shipping: z.nullable(shipping)
  })
})

export const orderStatus = z.object({
  code: z.string(),
  title: z.string(),
  /** How far the order has come: `final` ones do not move any more. */
  tone: openEnum(['waiting', 'moving', 'ready', 'done', 'cancelled'], 'moving')
})

export const orderItem = z.object({
  groupId: z.number(),
  productId: z.number(),
  /** Address of the product's page; empty once it is gone. */
  url: z.string(),
  title: z.string(),
  variant: z.string(),
  image: z.nullable(picture),
  count: z.number(),
  price: z.number(),
  sum: z.number(),
  /** The set it was bought in; `count` is of such sets. */
  set: z.optional(z.object({ id: z.string(), title: z.string(), count: z.number() }))
})

/** A gift certificate that an order sold. Sums in rubles. */
const soldCertificate = z.object({
  /** As good as money: shown to its buyer alone. */
  number: z.string(),
  amount: z.number(),
  /** What can still be spent. */
  left: z.number(),
  /** ISO time from which it is not taken any more. */
  expiresAt: z.string(),
  /** Its money went back, or is asked back: nobody pays with it. */
  isEnded: z.boolean()
})

/** How an order that waits is collected: where, when, until which day, and the code to say there. */
const pickup = z.object({
  address: z.string(),
  hours: z.string(),
  /** The last day, an ISO calendar date. */
  until: z.string(),
  code: z.string()
})

/** An order as lists show it. Sums in rubles, times in ISO. */
export const orderCard = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: z.string(),
  status: orderStatus,
  price: z.number(),
  count: z.number(),
  items: z.array(orderItem),
  payment: z.object({
    methodTitle: z.string(),
    /** Code of the way to pay, as the list of them has it. */
    method: z.optional(openWord(['sbp', 'card', 'on_receipt', 'invoice'])),
    status: paymentStatus,
    /** The bill to pay; null when nothing is to be paid online. */
    billId: z.nullable(z.string()),
    /** The last day to pay an invoice, an ISO calendar date; left out where none waits. */
    payUntil: z.optional(z.string()),
    /** Rubles that wait to go back to the buyer; 0 once they went, left out where nobody wrote it down. */
    toReturn: z.optional(z.number())
  }),
  canCancel: z.boolean(),
  /** Where and how an order that is ready is collected; left out of any other. */
  pickup: z.optional(pickup)
})

export const order = z.extend(orderCard, {
  goodsPrice: z.number(),
  discount: z.number(),
  promoCode: z.nullable(z.string()),
  /** What is left on the gift certificate that `promoCode` is; of other codes left out. */
  certificateLeft: z.optional(z.number()),
  /** Those that were bought with it, from its payment on. */
  certificates: z.optional(z.array(soldCertificate)),
  bonusesSpent: z.number(),
  bonusesForAccrual: z.number(),
  delivery: z.object({
    title: z.string(),
    address: z.string(),
    price: z.number(),
    date: z.string(),
    type: z.optional(deliveryType),
    /** The postal code of an address; left out of points, and of orders from before it was kept. */
    zip: z.optional(z.string())
  }),
  recipient: z.object({ fio: z.string(), email: z.string(), phone: z.string() }),
  commentary: z.string(),
  /** It stands in no account. */
  isOfGuest: z.optional(z.boolean()),
  /** All statuses in the order of an order's life, for who sees no list of orders. */
  flow: z.optional(z.array(orderStatus)),
  history: z.array(z.object({ status: orderStatus, at: z.string() })),
  refunds: z.array(refund),
  refundable
})

export type OrderForm = z.output<typeof orderForm>
export type OrderStatus = z.output<typeof orderStatus>
export type OrderItem = z.output<typeof orderItem>
export type OrderCard = z.output<typeof orderCard>
export type Order = z.output<typeof order>
