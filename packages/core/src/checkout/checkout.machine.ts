import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'

import type { DeliveryCalculation } from '../entities/delivery.ts'
import type { Order, OrderForm } from '../entities/order.ts'
import { type Failure, toFailure } from '../errors/api-error.ts'
import { orderTotal } from './checkout.selectors.ts'
import type { CheckoutApi, CheckoutEvent, CheckoutFact } from './checkout-events.ts'
import { bodyOf, placedFrom, type Refusal, refusalOf, stillWrong } from './checkout-order.ts'
import {
  type CheckoutContext,
  checkoutState,
  deliveryKey,
  isDeliveryChosen
} from './checkout-state.ts'
import type { OrderBody } from './place-order.ts'

/** Choices in a row ask for one calculation. */
const CALCULATION_PAUSE_MS = 300
const CONFLICT = 409

export const createCheckoutMachine = (api: CheckoutApi, known: CheckoutContext = checkoutState()) =>
  setup({
    types: {
      context: {} as CheckoutContext,
      events: {} as CheckoutEvent,
      emitted: {} as CheckoutFact,
      tags: {} as 'busy'
    },
    actors: {
      calculate: fromPromise<DeliveryCalculation, OrderForm>(({ input, signal }) =>
        api.calculate(input, signal)
      ),
      place: fromPromise<Order, OrderBody>(({ input, signal }) => api.place(input, signal)),
      openPayment: fromPromise<void, string>(({ input, signal }) => api.openPayment(input, signal))
    },
    actions: {
      edit: assign(({ context }, patch: Partial<OrderForm>) => ({
        form: { ...context.form, ...patch },
        errors: stillWrong(context.errors, api.validate({ ...context.form, ...patch })),
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
      seeBasket: assign((_, seen: { version: number; goodsPrice: number | undefined }) => ({
        basketVersion: seen.version,
        goodsPrice: seen.goodsPrice
      })),
      showErrors: assign(({ context }) => ({
        errors: api.validate(context.form),
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
      canCalculate: ({ context }) => isDeliveryChosen(context.form),
      hasErrors: ({ context }) => Object.keys(api.validate(context.form)).length > 0,
      isFresh: ({ context }) => orderTotal(context) !== undefined,
      // What moved a moment ago is asked about here and not by a refusal of the server.
      isSumConfirmed: ({ context }, calculation: DeliveryCalculation) =>
        context.newTotal === (orderTotal({ ...context, calculation }) ?? context.newTotal),
      isPriceChanged: (_, { total }: Refusal) => total !== undefined,
      isConflict: (_, { status }: Refusal) => status === CONFLICT,
      hasBill: (_, order: Order) => placedFrom(order).billId !== ''
    },
    delays: { CALCULATION_PAUSE_MS }
  }).createMachine({
    id: 'checkout',
    context: known,
    initial: 'editing',
    on: {
      'basket.seen': { actions: { type: 'seeBasket', params: ({ event }) => event } }
    },
    states: {
      editing: {
        initial: 'choosing',
        on: {
          'form.edit': [
            {
              guard: { type: 'isOtherDelivery', params: ({ event }) => event.form },
              target: '.choosing',
              actions: [
                { type: 'edit', params: ({ event }) => event.form },
                'dropCalculation',
                'saveDraft'
              ]
            },
            { actions: [{ type: 'edit', params: ({ event }) => event.form }, 'saveDraft'] }
          ],
          'basket.seen': [
            {
              guard: { type: 'isOtherBasket', params: ({ event }) => event.version },
              target: '.choosing',
              actions: [{ type: 'seeBasket', params: ({ event }) => event }, 'dropCalculation']
            },
            { actions: { type: 'seeBasket', params: ({ event }) => event } }
          ],
          'delivery.recalculate': { target: '.choosing', actions: 'dropCalculation' },
          'checkout.submit': [
            { guard: 'hasErrors', actions: 'showErrors' },
            { guard: 'isFresh', target: 'submitting', actions: 'clearErrors' }
          ]
        },
        states: {
          // Where every change of the delivery comes through.
          choosing: {
            always: [{ guard: 'canCalculate', target: 'pausing' }, { target: 'resting' }]
          },
          pausing: { after: { CALCULATION_PAUSE_MS: 'calculating' } },
          calculating: {
            invoke: {
              src: 'calculate',
              input: ({ context }) => context.form,
              onDone: {
                target: 'resting',
                actions: { type: 'showCalculation', params: ({ event }) => event.output }
              },
              onError: {
                target: 'resting',
                actions: {
                  type: 'showDeliveryFailure',
                  params: ({ event }) => toFailure(event.error)
                }
              }
            }
          },
          resting: {}
        }
      },
      submitting: {
        tags: 'busy',
        invoke: {
          src: 'place',
          input: ({ context }) => bodyOf(context),
          onDone: [
            {
              guard: { type: 'hasBill', params: ({ event }) => event.output },
              target: 'paying',
              actions: [
                { type: 'keepOrder', params: ({ event }) => event.output },
                'dropDraft',
                { type: 'announceOrder', params: ({ event }) => event.output }
              ]
            },
            {
              target: 'placed',
              actions: [
                { type: 'keepOrder', params: ({ event }) => event.output },
                'dropDraft',
                { type: 'announceOrder', params: ({ event }) => event.output }
              ]
            }
          ],
          onError: [
            {
              guard: { type: 'isPriceChanged', params: ({ event }) => refusalOf(event.error) },
              target: 'confirmingPrice',
              actions: [
                { type: 'askPrice', params: ({ event }) => refusalOf(event.error) },
                'announceOutdated'
              ]
            },
            {
              // The calculation may have run out: it is asked for again.
              guard: { type: 'isConflict', params: ({ event }) => refusalOf(event.error) },
              target: 'editing',
              actions: [
                'dropCalculation',
                'announceOutdated',
                { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
              ]
            },
            {
              target: 'editing.resting',
              actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
            }
          ]
        }
      },
      // The sum moved because the basket did: the old calculation does not fit it either.
      confirmingPrice: {
        entry: 'dropCalculation',
        invoke: {
          src: 'calculate',
          input: ({ context }) => context.form,
          onDone: { actions: { type: 'showCalculation', params: ({ event }) => event.output } },
          onError: {
            actions: { type: 'showDeliveryFailure', params: ({ event }) => toFailure(event.error) }
          }
        },
        on: {
          'price.confirm': { guard: 'isFresh', target: 'recalculating' },
          'price.decline': {
            target: 'editing',
            actions: ['dropCalculation', 'forgetPrice']
          }
        }
      },
      // The basket may have moved once more while the visitor was deciding.
      recalculating: {
        tags: 'busy',
        entry: 'dropCalculation',
        invoke: {
          src: 'calculate',
          input: ({ context }) => context.form,
          onDone: [
            {
              guard: { type: 'isSumConfirmed', params: ({ event }) => event.output },
              target: 'submitting',
              actions: { type: 'showCalculation', params: ({ event }) => event.output }
            },
            {
              target: 'confirmingPrice',
              actions: [
                { type: 'showCalculation', params: ({ event }) => event.output },
                'askFreshPrice'
              ]
            }
          ],
          onError: {
            target: 'editing.resting',
            actions: [
              'forgetPrice',
              { type: 'showDeliveryFailure', params: ({ event }) => toFailure(event.error) }
            ]
          }
        }
      },
      placed: {
        on: { 'payment.open': { target: 'paying', actions: 'clearPaymentFailure' } }
      },
      paying: {
        tags: 'busy',
        invoke: {
          src: 'openPayment',
          input: ({ context }) => context.placed?.billId ?? '',
          onDone: 'leaving',
          onError: {
            target: 'placed',
            actions: { type: 'showPaymentFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      // The bank's page is opening; Back may bring the visitor here again.
      leaving: { on: { 'payment.open': 'paying' } }
    }
  })

export type CheckoutActor = ActorRefFrom<ReturnType<typeof createCheckoutMachine>>
