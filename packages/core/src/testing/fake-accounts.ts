import { ApiError } from '../platform/api-error.ts'
import { demoProfile } from './fixtures.ts'
import type { TestPerson } from './test-people.ts'

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

/** Accounts by e-mail; every password of the fake is «пенал2026». */
export interface FakeAccounts {
  signIn(email: string, password: string): FakeTokens
  signUp(email: string, password: string): FakeTokens
  refresh(refreshToken: string): { access: string; refresh: string }
  /** Who calls, undefined for a guest; a dead bearer token is refused with 401. */
  authorize(headers: Headers): { uid: string } | undefined
  /** Takes a person in and signs him in. */
  enrol(person: TestPerson): FakeTokens
  /** The person who calls; an account nobody enrolled is a plain buyer's. */
  personOf(headers: Headers): TestPerson | undefined
  init(headers: Headers): unknown
  /** Every access token is dead from now on, as if its time had run out. */
  expireAccess(): void
}

const PASSWORD = 'пенал2026'

export function createFakeAccounts(): FakeAccounts {
  const sessions: Session[] = []
  const people = new Map<string, TestPerson>()
  let issued = 0

  function issue(uid: string): Session {
    issued += 1
    const session = { uid, access: `access-${issued}`, refresh: `refresh-${issued}` }
    sessions.push(session)
    return session
  }

  const accounts: FakeAccounts = {
    signIn(email, password) {
      if (password !== PASSWORD) {
        throw new ApiError({ message: 'Неверный e-mail или пароль', status: 401 })
      }
      return { ...issue(email) }
    },
    signUp: email => ({ ...issue(email) }),
    refresh(refreshToken) {
      const session = sessions.find(({ refresh }) => refresh === refreshToken)
      if (!session) throw new ApiError({ message: 'Сессия закончилась', status: 401 })
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
      throw new ApiError({ message: 'Нет доступа', status: 401 })
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
    init(headers) {
      const profile = accounts.personOf(headers)?.profile
      return {
        roles: profile?.roles ?? ['guest'],
        priceRole: profile?.priceRole ?? 'guest_opt',
        profile: profile ?? null,
        categories: []
      }
    },
    expireAccess() {
      for (const session of sessions) session.access = `dead-${session.access}`
    }
  }
  return accounts
}
