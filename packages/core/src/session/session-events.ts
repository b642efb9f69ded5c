import type { Basket } from '../entities/basket.ts'
import type { SignedPasskey } from '../entities/passkey.ts'
import type { Profile } from '../entities/profile.ts'
import type { Failure } from '../platform/api-error.ts'
import { anObject, aText, type CommandOf, optional } from '../platform/command-shapes.ts'
import type { RefreshResult, Tokens } from './refresh.ts'
import type { RoleClaims } from './roles.ts'

export interface SignInForm {
  readonly username: string
  readonly password: string
  readonly emailOnly?: boolean
  readonly scenario?: string
}

/** Signs in without a name: the key knows whose it is. */
export interface PasskeySignIn {
  readonly passkey: SignedPasskey
}

export interface SignUpForm {
  readonly fio: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly accept: boolean
  readonly subscribe?: boolean
  readonly organization?: { readonly inn: string; readonly title: string }
}

/** What signing in or up brought; without tokens the visitor stays a guest. */
export interface SignedIn {
  readonly tokens: Tokens | undefined
  readonly basket: Basket | undefined
  readonly passwordSent: boolean
}

export interface SessionApi {
  signIn(form: SignInForm | PasskeySignIn, signal: AbortSignal): Promise<SignedIn>
  signUp(form: SignUpForm, signal: AbortSignal): Promise<SignedIn>
  refresh(refusedToken: string, signal: AbortSignal): Promise<RefreshResult>
  /** Writes the pair where every tab finds it. */
  keep(tokens: Tokens): void
  /** Tells the server that the tokens are given up, where configuration names a call for it (N22). */
  revoke?(): void
  /** Takes away what belonged to the account. */
  forget(): void
  isCurrent(token: string): boolean
  /** What the visitor's own token says of him. */
  claims(): RoleClaims
  chooseCurrency(id: string): void
}

/** Who the visitor is, as the initialisation tells it. */
export interface Initialised extends RoleClaims {
  readonly profile: Profile | null
}

/** What the machine of the session takes. */
export const sessionShapes = {
  'signin.submit': { form: anObject<SignInForm | PasskeySignIn>() },
  'signup.submit': { form: anObject<SignUpForm>() },
  'signout.submit': {},
  'notice.dismiss': {},
  'currency.choose': { id: aText },
  'session.refused': { token: aText },
  'session.end': { reason: optional<SessionEnd>() },
  'session.initialised': { init: anObject<Initialised>() },
  'session.failed': { failure: anObject<Failure>() },
  'profile.replaced': { profile: anObject<Profile>() },
  /** What is known of the visitor is not his: ask again. */
  'session.reload': {},
  'otherTab.signedIn': {},
  'otherTab.signedOut': {}
}

export type SessionEvent = CommandOf<typeof sessionShapes>

/** How the server ends a session: a token that is not renewed (401), or inactivity (406). */
export type SessionEnd = 'expired' | 'inactive'

export type SignOutReason = SessionEnd | 'asked' | 'otherTab'

export type SessionFact =
  | { type: 'session.signedIn'; basket: Basket | undefined; by: 'form' | 'otherTab' }
  | { type: 'session.signedUp' }
  | { type: 'session.outdated' }
  | { type: 'session.signedOut'; reason: SignOutReason }
  | { type: 'session.currencyChanged'; id: string }
  /** The tokens are kept: the server may answer later. */
  | { type: 'session.refreshFailed'; failure: Failure }
