import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'

import type { Order } from '../entities/order.ts'
import type { Refund } from '../entities/refund.ts'
import { type Failure, type FieldErrors, toFailure } from '../errors/api-error.ts'
import { errorsLeft } from '../errors/errors-left.ts'
import {
  emptyRefundForm,
  type RefundBody,
  type RefundForm,
  refundBody,
  validateRefund
} from './refund-form.ts'

export interface RefundApi {
  send(body: RefundBody, signal: AbortSignal): Promise<Refund>
}

/** Plain JSON; one form for one received order. */
export interface RefundContext {
  readonly order: Order
  readonly form: RefundForm
  /** Messages by field: `items`, `reason`, `comment`, `fileIds`. */
  readonly errors: FieldErrors
  /** Grows with every refused try: the first wrong field takes the focus then. */
  readonly attempt: number
  readonly failure?: Failure | undefined
  readonly refund?: Refund | undefined
}

export type RefundEvent =
  | { type: 'form.edit'; form: Partial<RefundForm> }
  | { type: 'line.set'; groupId: number; count: number }
  | { type: 'refund.send' }

export type RefundFact = { type: 'refund.sent'; refund: Refund }

export const refundState = (order: Order): RefundContext => ({
  order,
  form: emptyRefundForm(),
  errors: {},
  attempt: 0
})

/** Which goods go back and why. */
export const createRefundMachine = (api: RefundApi, known: RefundContext) =>
  setup({
    types: {
      context: {} as RefundContext,
      events: {} as RefundEvent,
      emitted: {} as RefundFact,
      tags: {} as 'busy'
    },
    actors: {
      send: fromPromise<Refund, RefundBody>(({ input, signal }) => api.send(input, signal))
    },
    actions: {
      edit: assign(({ context }, patch: Partial<RefundForm>) => edited(context, patch)),
      setLine: assign(({ context }, { groupId, count }: { groupId: number; count: number }) =>
        edited(context, { counts: { ...context.form.counts, [groupId]: count } })
      ),
      showErrors: assign(({ context }) => ({
        errors: validateRefund(context.order, context.form),
        attempt: context.attempt + 1
      })),
      clearErrors: assign({ errors: {}, failure: undefined }),
      showFailure: assign(({ context }, failure: Failure) => ({
        failure,
        errors: failure.fieldErrors,
        attempt: context.attempt + 1
      })),
      keep: assign((_, refund: Refund) => ({ refund })),
      announce: emit((_, refund: Refund) => ({ type: 'refund.sent' as const, refund }))
    },
    guards: {
      hasErrors: ({ context: { order, form } }) =>
        Object.keys(validateRefund(order, form)).length > 0
    }
  }).createMachine({
    id: 'refund',
    context: known,
    initial: 'editing',
    states: {
      editing: {
        on: {
          'form.edit': { actions: { type: 'edit', params: ({ event }) => event.form } },
          'line.set': { actions: { type: 'setLine', params: ({ event }) => event } },
          'refund.send': [
            { guard: 'hasErrors', actions: 'showErrors' },
            { target: 'sending', actions: 'clearErrors' }
          ]
        }
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { order, form } }) => refundBody(order, form),
          onDone: {
            target: 'sent',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'announce', params: ({ event }) => event.output }
            ]
          },
          onError: {
            target: 'editing',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      sent: { type: 'final' }
    }
  })

export type RefundActor = ActorRefFrom<ReturnType<typeof createRefundMachine>>

function edited({ order, form, errors }: RefundContext, patch: Partial<RefundForm>) {
  const next = { ...form, ...patch }
  return { form: next, errors: errorsLeft(errors, validateRefund(order, next)), failure: undefined }
}
