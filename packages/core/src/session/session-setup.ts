import { assign, emit, fromPromise, setup } from 'xstate'

import type { Basket } from '../entities/basket.ts'
import type { Profile } from '../entities/profile.ts'
import type { Failure } from '../platform/api-error.ts'
import type { RefreshResult } from './refresh.ts'
import { resolveRoles } from './roles.ts'
import { sessionMessages } from './session.messages.ts'
import { guestSession, type SessionContext } from './session.ts'
import type {
  Initialised,
  PasskeySignIn,
  SessionApi,
  SessionEvent,
  SessionFact,
  SignedIn,
  SignInForm,
  SignOutReason,
  SignUpForm
} from './session-events.ts'

export interface SignInFact {
  readonly basket: Basket | undefined
  readonly by: 'form' | 'otherTab'
}

/** What the session's machine does, by name; its states are in `session.machine.ts`. */
export const createSessionSetup = (api: SessionApi) =>
  setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      emitted: {} as SessionFact,
      tags: {} as 'busy'
    },
    actors: {
      signIn: fromPromise<SignedIn, SignInForm | PasskeySignIn | undefined>(({ input, signal }) =>
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
      revoke: () => api.revoke?.(),
      writeCurrency: (_, id: string) => api.chooseCurrency(id),
      chooseCurrency: assign((_, id: string) => ({ currencyId: id })),
      clearMessages: assign({ failure: undefined, notice: '', ended: undefined }),
      showFailure: assign((_, failure: Failure) => ({ failure })),
      showNotice: assign((_, notice: string) => ({ notice })),
      becomeMember: assign({ signedIn: true, failure: undefined, notice: '', ended: undefined }),
      becomeGuest: assign(({ context }, reason: SignOutReason) => ({
        ...guestSession({ sites: context.sites, currencies: context.currencies }),
        profile: undefined,
        bonusType: undefined,
        siteId: context.siteId,
        ...endingOf(reason)
      })),
      recognise: assign((_, init: Initialised) => ({
        ...resolveRoles(init, api.claims()),
        profile: init.profile ?? undefined
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
  })

/** What is told of a session that the server has ended; a sign-out tells nothing. */
const endingOf = (reason: SignOutReason) =>
  reason === 'expired' || reason === 'inactive'
    ? { ended: reason, notice: sessionMessages.ended }
    : { ended: undefined, notice: '' }

/** A state that submits is entered by its form alone. */
function submitted<Form>(form: Form | undefined): Form {
  if (form === undefined) throw new Error('Submitting without a form')
  return form
}
