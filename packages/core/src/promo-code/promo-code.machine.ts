import { type ActorRefFrom, assign, emit, setup } from 'xstate'

import type { PromoCommand, PromoFacts } from './promo-code-facts.ts'

/** Plain JSON. */
export interface PromoCodeContext extends PromoFacts {
  readonly typed: string
}

export type PromoCodeEvent =
  | { readonly type: 'promo.type'; readonly text: string }
  /** The one button: it applies, or cancels what is applied. */
  | { readonly type: 'promo.press' }
  /** What the basket knows of its code now. */
  | ({ readonly type: 'promo.seen' } & PromoFacts & { readonly isBusy: boolean })

/** The field of the promo code and its button (§4); the basket does what it asks for. */
export const createPromoCodeMachine = (known: PromoFacts = { applied: '', error: '' }) =>
  setup({
    types: {
      context: {} as PromoCodeContext,
      events: {} as PromoCodeEvent,
      emitted: {} as PromoCommand,
      tags: {} as 'busy'
    },
    actions: {
      type: assign((_, typed: string) => ({ typed, error: '' })),
      forgetTyped: assign({ typed: '' }),
      see: assign((_, { applied, error }: PromoFacts) => ({ applied, error })),
      askToApply: emit((_, code: string) => ({ type: 'promo.apply' as const, code })),
      askToCancel: emit({ type: 'promo.cancel' as const }),
      tellOfEdit: emit({ type: 'promo.edit' as const })
    },
    guards: {
      isFilled: ({ context }) => context.typed.trim() !== '',
      hasError: ({ context }) => context.error !== '',
      isApplied: ({ context }) => context.applied !== '',
      isBusy: (_, seen: { isBusy: boolean }) => seen.isBusy
    }
  }).createMachine({
    id: 'promoCode',
    context: { ...known, typed: '' },
    initial: 'judging',
    on: {
      'promo.seen': [
        {
          guard: { type: 'isBusy', params: ({ event }) => event },
          target: '.asking',
          actions: { type: 'see', params: ({ event }) => event }
        },
        { target: '.judging', actions: { type: 'see', params: ({ event }) => event } }
      ]
    },
    states: {
      judging: {
        always: [
          { guard: 'isApplied', target: 'applied', actions: 'forgetTyped' },
          { guard: 'hasError', target: 'refused' },
          { target: 'editing' }
        ]
      },
      editing: {
        on: {
          'promo.type': { actions: { type: 'type', params: ({ event }) => event.text } },
          'promo.press': {
            guard: 'isFilled',
            target: 'asking',
            actions: { type: 'askToApply', params: ({ context }) => context.typed.trim() }
          }
        }
      },
      refused: {
        on: {
          'promo.type': {
            target: 'editing',
            actions: [{ type: 'type', params: ({ event }) => event.text }, 'tellOfEdit']
          },
          'promo.press': {
            guard: 'isFilled',
            target: 'asking',
            actions: { type: 'askToApply', params: ({ context }) => context.typed.trim() }
          }
        }
      },
      applied: { on: { 'promo.press': { target: 'asking', actions: 'askToCancel' } } },
      /** Until the basket has an answer. */
      asking: { tags: 'busy' }
    }
  })

export type PromoCodeActor = ActorRefFrom<ReturnType<typeof createPromoCodeMachine>>
