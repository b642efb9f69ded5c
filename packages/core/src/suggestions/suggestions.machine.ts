import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'

import { TYPING_PAUSE_MS } from './suggestions.messages.ts'

const NONE = -1

export interface SuggestionsApi<Option> {
  lookup(text: string, signal: AbortSignal): Promise<readonly Option[]>
}

export interface SuggestionsContext<Option> {
  readonly text: string
  /** Of the last answer: they stay in sight while the next one is on its way. */
  readonly options: readonly Option[]
  /** Place of the option under the arrows; -1 for none. */
  readonly active: number
}

export type SuggestionsEvent =
  | { type: 'text.change'; text: string }
  | { type: 'option.next' }
  | { type: 'option.previous' }
  /** Points at an option, as a mouse does. */
  | { type: 'option.point'; index: number }
  /** Takes an option; without an index the one under the arrows. */
  | { type: 'option.pick'; index?: number }
  /** Escape, or the field was left. */
  | { type: 'list.close' }

/** Suggestions for what is being typed; an answer to an older text is never shown. */
export const createSuggestionsMachine = <Option>(api: SuggestionsApi<Option>) =>
  setup({
    types: {
      context: {} as SuggestionsContext<Option>,
      events: {} as SuggestionsEvent,
      emitted: {} as { type: 'option.picked'; option: Option },
      tags: {} as 'busy'
    },
    actors: {
      lookup: fromPromise<readonly Option[], string>(({ input, signal }) =>
        api.lookup(input, signal)
      )
    },
    actions: {
      keepText: assign((_, text: string) => ({ text, active: NONE })),
      showOptions: assign((_, options: readonly Option[]) => ({ options, active: NONE })),
      clear: assign({ options: [], active: NONE }),
      point: assign((_, active: number) => ({ active })),
      announce: emit(({ context }, index: number) => ({
        type: 'option.picked' as const,
        option: optionAt(context.options, index)
      }))
    },
    guards: {
      isBlank: (_, text: string) => text.trim() === '',
      isSome: (_, options: readonly Option[]) => options.length > 0,
      isThere: ({ context }, index: number) => Object.hasOwn(context.options, index),
      hasOptions: ({ context }) => context.options.length > 0
    },
    delays: { TYPING_PAUSE_MS }
  }).createMachine({
    id: 'suggestions',
    context: { text: '', options: [], active: NONE },
    initial: 'closed',
    on: {
      'text.change': [
        {
          guard: { type: 'isBlank', params: ({ event }) => event.text },
          target: '.closed',
          actions: [{ type: 'keepText', params: ({ event }) => event.text }, 'clear']
        },
        {
          // Each key starts the pause anew.
          target: '.typing',
          reenter: true,
          actions: { type: 'keepText', params: ({ event }) => event.text }
        }
      ],
      'option.pick': {
        guard: {
          type: 'isThere',
          params: ({ context, event }) => event.index ?? context.active
        },
        target: '.closed',
        actions: [
          { type: 'announce', params: ({ context, event }) => event.index ?? context.active },
          'clear'
        ]
      },
      'option.point': {
        guard: { type: 'isThere', params: ({ event }) => event.index },
        actions: { type: 'point', params: ({ event }) => event.index }
      },
      'option.next': {
        guard: 'hasOptions',
        actions: { type: 'point', params: ({ context }) => neighbour(context, 1) }
      },
      'option.previous': {
        guard: 'hasOptions',
        actions: { type: 'point', params: ({ context }) => neighbour(context, -1) }
      },
      'list.close': { target: '.closed', actions: 'clear' }
    },
    states: {
      closed: {},
      typing: { after: { TYPING_PAUSE_MS: 'searching' } },
      searching: {
        tags: 'busy',
        invoke: {
          id: 'lookup',
          src: 'lookup',
          input: ({ context }) => context.text,
          onDone: [
            {
              guard: { type: 'isSome', params: ({ event }) => event.output },
              target: 'open',
              actions: { type: 'showOptions', params: ({ event }) => event.output }
            },
            { target: 'empty', actions: 'clear' }
          ],
          onError: { target: 'failed', actions: 'clear' }
        }
      },
      open: {},
      empty: {},
      failed: {}
    }
  })

export type SuggestionsActor<Option> = ActorRefFrom<
  ReturnType<typeof createSuggestionsMachine<Option>>
>

/** The next option around the list; from none to the first or the last. */
function neighbour(
  { options, active }: { readonly options: readonly unknown[]; readonly active: number },
  step: 1 | -1
): number {
  if (active === NONE) return step === 1 ? 0 : options.length - 1
  return (active + step + options.length) % options.length
}

function optionAt<Option>(options: readonly Option[], index: number): Option {
  const option = options[index]
  if (option === undefined) throw new RangeError(`No option ${index} of ${options.length}`)
  return option
}
