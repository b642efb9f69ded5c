import type { ActorRefFrom } from 'xstate'

import { toFailure } from '../errors/api-error.ts'
import type { CheckoutApi } from './checkout-events.ts'
import { bodyOf, refusalOf } from './checkout-order.ts'
import { createCheckoutSetup } from './checkout-setup.ts'
import { type CheckoutContext, checkoutState } from './checkout-state.ts'

/** Delivery and payment are chosen, the order is placed once and paid. */
export const createCheckoutMachine = (api: CheckoutApi, known: CheckoutContext = checkoutState()) =>
  createCheckoutSetup(api).createMachine({
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
              id: 'calculate',
              src: 'calculate',
              input: ({ context }) => context,
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
          id: 'place',
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
          id: 'calculate',
          src: 'calculate',
          input: ({ context }) => context,
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
          id: 'calculate',
          src: 'calculate',
          input: ({ context }) => context,
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
      leaving: { on: { 'payment.open': 'paying' } }
    }
  })

export type CheckoutActor = ActorRefFrom<ReturnType<typeof createCheckoutMachine>>
