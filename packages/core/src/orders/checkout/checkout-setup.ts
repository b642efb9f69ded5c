import { assign, emit, fromPromise, setup } from 'xstate'
import type { DeliveryCalculation } from '../../entities/delivery.ts'
import type { Order } from '../../entities/order.ts'
import type { Failure } from '../../platform/api-error.ts'
import { CONFLICT } from '../../platform/statuses.ts'
import type { CheckoutAnswer, CheckoutCommand } from '../order-form/checkout-commands.ts'
import {
  type CheckoutContext,
  type CheckoutPhase,
  isDeliveryChosen
} from '../order-form/checkout-state.ts'
import { orderTotal } from './checkout.selectors.ts'
import { refused, uncounted } from './checkout.ts'
import type { CheckoutApi, CheckoutFact } from './checkout-events.ts'
import { placedFrom, type Refusal } from './checkout-order.ts'
import { offeredAfter } from './offered-choices.ts'
import type { OrderBody } from './place-order.ts'

/** Choices in a row ask for one calculation. */
const CALCULATION_PAUSE_MS = 300

const NOTHING_TO_SEND: DeliveryCalculation = {
  calculationId: '',
  price: 0,
  date: '',
  expiresAt: '',
  description: ''
}

/** What the checkout's machine does, by name; its states are in `checkout.machine.ts`. */
export const createCheckoutSetup = (api: CheckoutApi) =>
  setup({
    types: {
      context: {} as CheckoutContext,
      events: {} as CheckoutCommand,
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
      take: assign(({ context }, command: CheckoutCommand | CheckoutAnswer) =>
        offeredAfter(context, command)
      ),
      reopen: assign(({ context }) => (isUnderWay(context) ? { phase: 'editing' as const } : {})),
      enter: assign((_, phase: CheckoutPhase) => ({ phase })),
      dropCalculation: assign(({ context }) => uncounted(context)),
      showFailure: assign(({ context }, failure: Failure) => refused(context, failure)),
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
      isOtherQuestion: ({ context }, command: CheckoutCommand) =>
        offeredAfter(context, command).question !== context.question,
      isPhase: ({ context }, phase: CheckoutPhase) => context.phase === phase,
      canCalculate: ({ context }) => context.needsDelivery && isDeliveryChosen(context),
      // What moved a moment ago is asked about here and not by a refusal of the server.
      isSumConfirmed: ({ context }, calculation: DeliveryCalculation) =>
        context.newTotal === (orderTotal({ ...context, calculation }) ?? context.newTotal),
      isPriceChanged: (_, { total }: Refusal) => total !== undefined,
      isConflict: (_, { status }: Refusal) => status === CONFLICT,
      hasBill: (_, order: Order) => placedFrom(order).billId !== ''
    },
    delays: { CALCULATION_PAUSE_MS }
  })

/** An order that is on its way no more is a form again. */
const isUnderWay = ({ phase }: CheckoutContext) => phase !== 'editing' && phase !== 'waitingForSums'
