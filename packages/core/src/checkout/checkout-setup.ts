import { assign, emit, fromPromise, setup } from 'xstate'

import type { DeliveryCalculation } from '../entities/delivery.ts'
import type { Order, OrderForm } from '../entities/order.ts'
import type { Failure } from '../errors/api-error.ts'
import { errorsLeft } from '../errors/errors-left.ts'
import { orderTotal } from './checkout.selectors.ts'
import type { CheckoutApi, CheckoutEvent, CheckoutFact } from './checkout-events.ts'
import { placedFrom, type Refusal } from './checkout-order.ts'
import { type CheckoutContext, deliveryKey, isDeliveryChosen } from './checkout-state.ts'
import type { OrderBody } from './place-order.ts'

/** Choices in a row ask for one calculation. */
const CALCULATION_PAUSE_MS = 300
const CONFLICT = 409

const NOTHING_TO_SEND: DeliveryCalculation = {
  calculationId: '',
  price: 0,
  date: '',
  expiresAt: '',
  description: ''
}

type BasketSeen = Omit<Extract<CheckoutEvent, { type: 'basket.seen' }>, 'type'>

/** What the checkout's machine does, by name; its states are in `checkout.machine.ts`. */
export const createCheckoutSetup = (api: CheckoutApi) =>
  setup({
    types: {
      context: {} as CheckoutContext,
      events: {} as CheckoutEvent,
      emitted: {} as CheckoutFact,
      tags: {} as 'busy'
    },
    actors: {
      calculate: fromPromise<DeliveryCalculation, CheckoutContext>(async ({ input, signal }) =>
        input.needsDelivery ? api.calculate(input.form, signal) : NOTHING_TO_SEND
      ),
      place: fromPromise<Order, OrderBody>(({ input, signal }) => api.place(input, signal)),
      openPayment: fromPromise<void, string>(({ input, signal }) => api.openPayment(input, signal))
    },
    actions: {
      edit: assign(({ context }, patch: Partial<OrderForm>) => ({
        form: { ...context.form, ...patch },
        errors: errorsLeft(context.errors, api.validate({ ...context.form, ...patch }, context)),
        failure: undefined
      })),
      saveDraft: ({ context }) => api.saveDraft(context.form),
      dropDraft: () => api.dropDraft(),
      dropCalculation: assign({ calculation: undefined, deliveryFailure: '' }),
      showCalculation: assign((_, calculation: DeliveryCalculation) => ({
        calculation,
        lastCalculation: calculation
      })),
      showDeliveryFailure: assign((_, { message }: Failure) => ({ deliveryFailure: message })),
      seeBasket: assign(
        ({ context }, { version, goodsPrice, needsDelivery = true }: BasketSeen) => ({
          basketVersion: version,
          goodsPrice,
          needsDelivery,
          // What was wrong with a delivery is wrong no more once there is none.
          ...(needsDelivery !== context.needsDelivery && {
            errors: errorsLeft(context.errors, api.validate(context.form, { needsDelivery }))
          })
        })
      ),
      showErrors: assign(({ context }) => ({
        errors: api.validate(context.form, context),
        attempt: context.attempt + 1
      })),
      clearErrors: assign({ errors: {}, failure: undefined, newTotal: undefined }),
      showFailure: assign(({ context }, failure: Failure) => ({
        failure,
        errors: failure.fieldErrors,
        attempt: context.attempt + 1
      })),
      askPrice: assign((_, { total }: Refusal) => ({ newTotal: total })),
      askFreshPrice: assign(({ context }) => ({ newTotal: orderTotal(context) })),
      forgetPrice: assign({ newTotal: undefined }),
      announceOrder: emit((_, order: Order) => ({ type: 'order.placed' as const, order })),
      announceOutdated: emit({ type: 'checkout.outdated' as const }),
      keepOrder: assign((_, order: Order) => ({ placed: placedFrom(order) })),
      clearPaymentFailure: assign({ paymentFailure: '' }),
      showPaymentFailure: assign((_, { message }: Failure) => ({ paymentFailure: message }))
    },
    guards: {
      isOtherDelivery: ({ context }, patch: Partial<OrderForm>) =>
        deliveryKey({ ...context.form, ...patch }) !== deliveryKey(context.form),
      isOtherBasket: ({ context }, version: number) => version !== context.basketVersion,
      canCalculate: ({ context }) => context.needsDelivery && isDeliveryChosen(context.form),
      hasErrors: ({ context }) => Object.keys(api.validate(context.form, context)).length > 0,
      isFresh: ({ context }) => orderTotal(context) !== undefined,
      // What moved a moment ago is asked about here and not by a refusal of the server.
      isSumConfirmed: ({ context }, calculation: DeliveryCalculation) =>
        context.newTotal === (orderTotal({ ...context, calculation }) ?? context.newTotal),
      isPriceChanged: (_, { total }: Refusal) => total !== undefined,
      isConflict: (_, { status }: Refusal) => status === CONFLICT,
      hasBill: (_, order: Order) => placedFrom(order).billId !== ''
    },
    delays: { CALCULATION_PAUSE_MS }
  })
