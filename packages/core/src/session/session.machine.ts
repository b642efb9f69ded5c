import type { ActorRefFrom } from 'xstate'

import { toFailure } from '../platform/api-error.ts'
import { sessionMessages } from './session.messages.ts'
import { guestSession, type SessionContext } from './session.ts'
import type { SessionApi } from './session-events.ts'
import { createSessionSetup } from './session-setup.ts'

/** Who the visitor is: signing in, up and out, and one refresh for many refused calls. */
export const createSessionMachine = (api: SessionApi, known: SessionContext = guestSession()) =>
  createSessionSetup(api).createMachine({
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
          id: 'signIn',
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
          id: 'signUp',
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
              'revoke',
              'forget',
              { type: 'becomeGuest', params: 'asked' },
              { type: 'announceSignOut', params: 'asked' }
            ]
          },
          'session.end': {
            target: 'guest',
            actions: [
              'forget',
              { type: 'becomeGuest', params: ({ event }) => event.reason ?? 'expired' },
              { type: 'announceSignOut', params: ({ event }) => event.reason ?? 'expired' }
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
              id: 'refresh',
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
