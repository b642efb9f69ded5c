import type { ActorRefFrom } from 'xstate'

import { toFailure } from '../../platform/api-error.ts'
import type { Opened } from '../../store/opened.ts'
import { type CheckoutContext, checkoutState } from '../order-form/checkout-state.ts'
import type { CheckoutApi } from './checkout-events.ts'
import { bodyOf, refusalOf } from './checkout-order.ts'
import { createCheckoutSetup } from './checkout-setup.ts'

/** Delivery and payment are chosen, the order is placed once and paid. */
export const createCheckoutMachine = (api: CheckoutApi, known: CheckoutContext = checkoutState()) =>
  createCheckoutSetup(api).createMachine({
    id: 'checkout',
    context: known,
    initial: 'editing',
    on: {
      'basket.seen': { actions: { type: 'take', params: ({ event }) => event } },
      'offers.seen': { actions: { type: 'take', params: ({ event }) => event } }
    },
    states: {
      editing: {
        initial: 'choosing',
        entry: 'reopen',
        // Decided by the rule that the page shares: sent, or asked about.
        always: [
          { guard: { type: 'isPhase', params: 'submitting' }, target: 'submitting' },
          { guard: { type: 'isPhase', params: 'confirmingPrice' }, target: 'confirmingPrice' }
        ],
        on: {
          '*': [
            {
              guard: { type: 'isOtherQuestion', params: ({ event }) => event },
              target: '.choosing',
              actions: { type: 'take', params: ({ event }) => event }
            },
            { actions: { type: 'take', params: ({ event }) => event } }
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
              id: 'calculate',
              src: 'calculate',
              input: ({ context }) => context,
              onDone: {
                target: 'resting',
                actions: {
                  type: 'take',
                  params: ({ event }) => ({ type: 'delivery.counted', calculation: event.output })
                }
              },
              onError: {
                target: 'resting',
                actions: { type: 'take', params: ({ event }) => failedBy(event.error) }
              }
            }
          },
          resting: {}
        }
      },
      submitting: {
        tags: 'busy',
        entry: { type: 'enter', params: 'submitting' },
        invoke: {
          id: 'place',
          src: 'place',
          input: ({ context }) => bodyOf(context),
          onDone: [
            {
              guard: { type: 'hasBill', params: ({ event }) => event.output },
              target: 'paying',
              actions: [
                { type: 'keepOrder', params: ({ event }) => event.output },
                { type: 'announceOrder', params: ({ event }) => event.output }
              ]
            },
            {
              target: 'placed',
              actions: [
                { type: 'keepOrder', params: ({ event }) => event.output },
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
        entry: ['dropCalculation', { type: 'enter', params: 'confirmingPrice' }],
        invoke: {
          id: 'calculate',
          src: 'calculate',
          input: ({ context }) => context,
          onDone: {
            actions: {
              type: 'take',
              params: ({ event }) => ({ type: 'delivery.counted', calculation: event.output })
            }
          },
          onError: {
            actions: { type: 'take', params: ({ event }) => failedBy(event.error) }
          }
        },
        on: {
          'price.confirm': 'recalculating',
          'price.decline': {
            target: 'editing',
            actions: ['dropCalculation', 'forgetPrice']
          }
        }
      },
      // The basket may have moved once more while the visitor was deciding.
      recalculating: {
        tags: 'busy',
        // For the visitor the order is on its way.
        entry: ['dropCalculation', { type: 'enter', params: 'submitting' }],
        invoke: {
          id: 'calculate',
          src: 'calculate',
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: 'isSumConfirmed', params: ({ event }) => event.output },
              target: 'submitting',
              actions: {
                type: 'take',
                params: ({ event }) => ({ type: 'delivery.counted', calculation: event.output })
              }
            },
            {
              target: 'confirmingPrice',
              actions: [
                {
                  type: 'take',
                  params: ({ event }) => ({ type: 'delivery.counted', calculation: event.output })
                },
                'askFreshPrice'
              ]
            }
          ],
          onError: {
            target: 'editing.resting',
            actions: ['forgetPrice', { type: 'take', params: ({ event }) => failedBy(event.error) }]
          }
        }
      },
      placed: {
        entry: { type: 'enter', params: 'placed' },
        on: { 'payment.open': { target: 'paying', actions: 'clearPaymentFailure' } }
      },
      paying: {
        tags: 'busy',
        entry: { type: 'enter', params: 'paying' },
        invoke: {
          id: 'openPayment',
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
      leaving: { entry: { type: 'enter', params: 'leaving' }, on: { 'payment.open': 'paying' } }
    }
  })

export type CheckoutActor = ActorRefFrom<ReturnType<typeof createCheckoutMachine>>

/** A checkout whose machine runs. Stop it when its page is left. */
export type OpenCheckout = Opened<CheckoutActor>

const failedBy = (error: unknown) => ({
  type: 'delivery.failed' as const,
  message: toFailure(error).message
})
