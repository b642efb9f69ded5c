import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'

import type { PaymentStatus } from '../../entities/order.ts'

const FIRST_PAUSE_MS = 2000
const LONGEST_WAIT_MS = 120_000

export interface PaymentReturnApi {
  status(orderId: string, signal: AbortSignal): Promise<PaymentStatus>
}

export interface PaymentReturnContext {
  readonly orderId: string
  readonly status: PaymentStatus
  /** Questions asked so far. */
  readonly asked: number
}

/** After the bank's page: only the server's word says that an order is paid (R15). */
export const createPaymentReturnMachine = (api: PaymentReturnApi, orderId: string) =>
  setup({
    types: { context: {} as PaymentReturnContext, tags: {} as 'busy' },
    actors: {
      ask: fromPromise<PaymentStatus, string>(({ input, signal }) => api.status(input, signal))
    },
    actions: {
      keep: assign(({ context }, status: PaymentStatus) => ({ status, asked: context.asked + 1 })),
      countLost: assign(({ context }) => ({ asked: context.asked + 1 }))
    },
    guards: {
      isPaid: (_, status: PaymentStatus) => status === 'paid',
      isRefused: (_, status: PaymentStatus) => status === 'declined' || status === 'refunded',
      isLate: ({ context }) => waitedMs(context.asked) >= LONGEST_WAIT_MS
    },
    delays: { pause: ({ context }) => waitedMs(context.asked) - waitedMs(context.asked - 1) }
  }).createMachine({
    id: 'paymentReturn',
    context: { orderId, status: 'waiting', asked: 0 },
    initial: 'asking',
    states: {
      asking: {
        tags: 'busy',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => context.orderId,
          onDone: [
            {
              guard: { type: 'isPaid', params: ({ event }) => event.output },
              target: 'paid',
              actions: { type: 'keep', params: ({ event }) => event.output }
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => event.output },
              target: 'declined',
              actions: { type: 'keep', params: ({ event }) => event.output }
            },
            {
              guard: 'isLate',
              target: 'unknown',
              actions: { type: 'keep', params: ({ event }) => event.output }
            },
            {
              target: 'pausing',
              actions: { type: 'keep', params: ({ event }) => event.output }
            }
          ],
          onError: [
            { guard: 'isLate', target: 'unknown' },
            { target: 'pausing', actions: 'countLost' }
          ]
        }
      },
      pausing: { tags: 'busy', after: { pause: 'asking' } },
      paid: { type: 'final' },
      declined: { type: 'final' },
      /** Two minutes without a word: the order's page will know. */
      unknown: { type: 'final' }
    }
  })

export type PaymentReturnActor = ActorRefFrom<ReturnType<typeof createPaymentReturnMachine>>

/** Milliseconds waited before the question after `asked` ones: 2, 6, 14 … seconds, at most 120. */
const waitedMs = (asked: number) =>
  asked <= 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_PAUSE_MS * (2 ** asked - 1))
