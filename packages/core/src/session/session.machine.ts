import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'

import type { Basket } from '../entities/basket.ts'
import type { Profile } from '../entities/profile.ts'
import { type Failure, toFailure } from '../errors/api-error.ts'
import type { RefreshResult } from './refresh.ts'
import { sessionMessages } from './session.messages.ts'
import type {
  Initialised,
  SessionApi,
  SessionEvent,
  SessionFact,
  SignedIn,
  SignInForm,
  SignOutReason,
  SignUpForm
} from './session-events.ts'
import { guestSession, type SessionContext } from './session-state.ts'

interface SignInFact {
  readonly basket: Basket | undefined
  readonly by: 'form' | 'otherTab'
}

export const createSessionMachine = (api: SessionApi, known: SessionContext = guestSession()) =>
  setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      emitted: {} as SessionFact,
      tags: {} as 'busy'
    },
    actors: {
      signIn: fromPromise<SignedIn, SignInForm | undefined>(({ input, signal }) =>
        api.signIn(submitted(input), signal)
      ),
      signUp: fromPromise<SignedIn, SignUpForm | undefined>(({ input, signal }) =>
        api.signUp(submitted(input), signal)
      ),
      refresh: fromPromise<RefreshResult, string>(({ input, signal }) => api.refresh(input, signal))
    },
    actions: {
      keep: (_, { tokens }: SignedIn) => {
        if (tokens) api.keep(tokens)
      },
      forget: () => api.forget(),
      writeCurrency: (_, id: string) => api.chooseCurrency(id),
      chooseCurrency: assign((_, id: string) => ({ currencyId: id })),
      clearMessages: assign({ failure: undefined, notice: '' }),
      showFailure: assign((_, failure: Failure) => ({ failure })),
      showNotice: assign((_, notice: string) => ({ notice })),
      becomeMember: assign({ signedIn: true, failure: undefined, notice: '' }),
      becomeGuest: assign(({ context }, reason: SignOutReason) => ({
        ...guestSession({ sites: context.sites, currencies: context.currencies }),
        profile: undefined,
        siteId: context.siteId,
        notice: reason === 'expired' ? sessionMessages.ended : ''
      })),
      recognise: assign((_, { roles, priceRole, profile }: Initialised) => ({
        roles,
        priceRole,
        profile: profile ?? undefined
      })),
      replaceProfile: assign((_, profile: Profile) => ({ profile })),
      announceSignIn: emit((_, fact: SignInFact) => ({
        type: 'session.signedIn' as const,
        ...fact
      })),
      announceSignUp: emit({ type: 'session.signedUp' as const }),
      announceOutdated: emit({ type: 'session.outdated' as const }),
      announceSignOut: emit((_, reason: SignOutReason) => ({
        type: 'session.signedOut' as const,
        reason
      })),
      announceRefreshFailure: emit((_, failure: Failure) => ({
        type: 'session.refreshFailed' as const,
        failure
      })),
      announceCurrency: emit((_, id: string) => ({ type: 'session.currencyChanged' as const, id }))
    },
    guards: {
      isCurrent: (_, token: string) => api.isCurrent(token),
      hasTokens: (_, { tokens, passwordSent }: SignedIn) => tokens !== undefined && !passwordSent,
      isPasswordSent: (_, { passwordSent }: SignedIn) => passwordSent,
      isRenewed: (_, result: RefreshResult) => result === 'renewed'
    }
  }).createMachine({
    id: 'session',
    context: known,
    initial: known.signedIn ? 'member' : 'guest',
    on: {
      'session.initialised': { actions: { type: 'recognise', params: ({ event }) => event.init } },
      'session.failed': { actions: { type: 'showFailure', params: ({ event }) => event.failure } },
      'profile.replaced': {
        actions: { type: 'replaceProfile', params: ({ event }) => event.profile }
      },
      'session.reload': { actions: 'announceOutdated' },
      'notice.dismiss': { actions: 'clearMessages' },
      'currency.choose': {
        actions: [
          { type: 'writeCurrency', params: ({ event }) => event.id },
          { type: 'chooseCurrency', params: ({ event }) => event.id },
          { type: 'announceCurrency', params: ({ event }) => event.id }
        ]
      }
    },
    states: {
      guest: {
        on: {
          'signin.submit': { target: 'signingIn', actions: 'clearMessages' },
          'signup.submit': { target: 'signingUp', actions: 'clearMessages' },
          'otherTab.signedIn': {
            target: 'member',
            actions: [
              'becomeMember',
              { type: 'announceSignIn', params: { basket: undefined, by: 'otherTab' } }
            ]
          }
        }
      },
      signingIn: {
        tags: 'busy',
        invoke: {
          src: 'signIn',
          input: ({ event }) => (event.type === 'signin.submit' ? event.form : undefined),
          onDone: [
            {
              guard: { type: 'hasTokens', params: ({ event }) => event.output },
              target: 'member',
              actions: [
                { type: 'keep', params: ({ event }) => event.output },
                'becomeMember',
                {
                  type: 'announceSignIn',
                  params: ({ event }) => ({ basket: event.output.basket, by: 'form' })
                }
              ]
            },
            {
              guard: { type: 'isPasswordSent', params: ({ event }) => event.output },
              target: 'guest',
              actions: { type: 'showNotice', params: sessionMessages.passwordSent }
            },
            {
              target: 'guest',
              actions: { type: 'showFailure', params: () => toFailure(undefined) }
            }
          ],
          onError: {
            target: 'guest',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      signingUp: {
        tags: 'busy',
        invoke: {
          src: 'signUp',
          input: ({ event }) => (event.type === 'signup.submit' ? event.form : undefined),
          onDone: [
            {
              guard: { type: 'hasTokens', params: ({ event }) => event.output },
              target: 'member',
              actions: [
                { type: 'keep', params: ({ event }) => event.output },
                'becomeMember',
                'announceSignUp',
                {
                  type: 'announceSignIn',
                  params: ({ event }) => ({ basket: event.output.basket, by: 'form' })
                }
              ]
            },
            { target: 'guest', actions: 'announceSignUp' }
          ],
          onError: {
            target: 'guest',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      member: {
        initial: 'signedIn',
        on: {
          'signout.submit': {
            target: 'guest',
            actions: [
              'forget',
              { type: 'becomeGuest', params: 'asked' },
              { type: 'announceSignOut', params: 'asked' }
            ]
          },
          'session.end': {
            target: 'guest',
            actions: [
              'forget',
              { type: 'becomeGuest', params: 'expired' },
              { type: 'announceSignOut', params: 'expired' }
            ]
          },
          // The other tab has taken the cookies away already: its new cart token stays.
          'otherTab.signedOut': {
            target: 'guest',
            actions: [
              { type: 'becomeGuest', params: 'otherTab' },
              { type: 'announceSignOut', params: 'otherTab' }
            ]
          }
        },
        states: {
          signedIn: {
            on: {
              'session.refused': {
                guard: { type: 'isCurrent', params: ({ event }) => event.token },
                target: 'refreshing'
              }
            }
          },
          refreshing: {
            invoke: {
              src: 'refresh',
              input: ({ event }) => (event.type === 'session.refused' ? event.token : ''),
              onDone: [
                {
                  guard: { type: 'isRenewed', params: ({ event }) => event.output },
                  target: 'signedIn'
                },
                {
                  target: '#session.guest',
                  actions: [
                    'forget',
                    { type: 'becomeGuest', params: 'expired' },
                    { type: 'announceSignOut', params: 'expired' }
                  ]
                }
              ],
              onError: {
                target: 'signedIn',
                actions: {
                  type: 'announceRefreshFailure',
                  params: ({ event }) => toFailure(event.error)
                }
              }
            }
          }
        }
      }
    }
  })

export type SessionActor = ActorRefFrom<ReturnType<typeof createSessionMachine>>

/** A state that submits is entered by its form alone. */
function submitted<Form>(form: Form | undefined): Form {
  if (form === undefined) throw new Error('Submitting without a form')
  return form
}
