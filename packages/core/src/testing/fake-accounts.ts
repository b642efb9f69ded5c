import { ApiError } from '../platform/api-error.ts'
import { UNAUTHORIZED } from '../platform/statuses.ts'
import { backendWords } from './backend-words.ts'
import { demoCategories, GUEST_ROLE } from './demo-goods.ts'
import { demoProfile } from './fixtures.ts'
import { type TestPerson, testPeople } from './test-people.ts'

interface Session {
  readonly uid: string
  access: string
  refresh: string
}

export interface FakeTokens {
  readonly uid: string
  readonly access: string
  readonly refresh: string
}

/** Accounts by e-mail: whoever is in `testPeople` signs in as himself, anybody else as a plain buyer. */
export interface FakeAccounts {
  /** Everybody's. */
  readonly password: string
  signIn(email: string, password: string): FakeTokens
  signUp(email: string, password: string): FakeTokens
  refresh(refreshToken: string): { access: string; refresh: string }
  /** Who calls, undefined for a guest; a dead bearer token is refused with 401. */
  authorize(headers: Headers): { uid: string } | undefined
  /** Takes a person in and signs him in. */
  enrol(person: TestPerson): FakeTokens
  /** The person who calls; an account nobody enrolled is a plain buyer's. */
  personOf(headers: Headers): TestPerson | undefined
  /** Whose prices the caller sees: a guest's where he is none of the accounts. */
  priceRoleOf(headers: Headers): string
  /** The same of an account by its id. */
  priceRoleOfUid(uid: string): string
  init(headers: Headers): unknown
  /** Every access token is dead from now on, as if its time had run out. */
  expireAccess(): void
}

const PASSWORD = 'пенал2026'

export function createFakeAccounts(): FakeAccounts {
  const sessions: Session[] = []
  const people = new Map(Object.values(testPeople).map(person => [person.profile.email, person]))
  let issued = 0

  function issue(uid: string): Session {
    issued += 1
    const session = { uid, access: `access-${issued}`, refresh: `refresh-${issued}` }
    sessions.push(session)
    return session
  }

  const accounts: FakeAccounts = {
    password: PASSWORD,
    signIn(email, password) {
      if (password !== PASSWORD) {
        throw new ApiError({ message: backendWords.wrongLogin, status: UNAUTHORIZED })
      }
      return { ...issue(email) }
    },
    signUp: email => ({ ...issue(email) }),
    refresh(refreshToken) {
      const session = sessions.find(({ refresh }) => refresh === refreshToken)
      if (!session) throw new ApiError({ message: backendWords.sessionEnded, status: UNAUTHORIZED })
      issued += 1
      session.access = `access-${issued}`
      session.refresh = `refresh-${issued}`
      return { access: session.access, refresh: session.refresh }
    },
    authorize(headers) {
      const bearer = headers.get('authorization')?.replace('Bearer ', '')
      if (bearer === undefined) return undefined
      const session = sessions.find(({ access }) => access === bearer)
      if (session) return session
      throw new ApiError({ message: backendWords.sessionEnded, status: UNAUTHORIZED })
    },
    enrol(person) {
      people.set(person.profile.email, person)
      return { ...issue(person.profile.email) }
    },
    personOf(headers) {
      const uid = accounts.authorize(headers)?.uid
      if (uid === undefined) return undefined
      return people.get(uid) ?? { profile: demoProfile({ uid, email: uid }), bonuses: 0 }
    },
    priceRoleOf: headers => accounts.personOf(headers)?.profile.priceRole ?? GUEST_ROLE,
    priceRoleOfUid: uid => people.get(uid)?.profile.priceRole ?? GUEST_ROLE,
    init(headers) {
      const profile = accounts.personOf(headers)?.profile
      return {
        roles: profile?.roles ?? ['guest'],
        priceRole: profile?.priceRole ?? GUEST_ROLE,
        profile: profile ?? null,
        categories: demoCategories
      }
    },
    expireAccess() {
      for (const session of sessions) session.access = `dead-${session.access}`
    }
  }
  return accounts
}
