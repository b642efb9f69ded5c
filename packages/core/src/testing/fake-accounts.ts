import { ApiError } from '../errors/api-error.ts'
import { demoProfile } from './fixtures.ts'

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
  init(headers: Headers): unknown
  /** Every access token is dead from now on, as if its time had run out. */
  expireAccess(): void
}

const PASSWORD = 'пенал2026'

export function createFakeAccounts(): FakeAccounts {
  const sessions: Session[] = []
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
    init(headers) {
      const uid = accounts.authorize(headers)?.uid
      return {
        roles: uid ? ['user'] : ['guest'],
        priceRole: 'guest_opt',
        profile: uid ? demoProfile({ uid, email: uid }) : null,
        categories: []
      }
    },
    expireAccess() {
      for (const session of sessions) session.access = `dead-${session.access}`
    }
  }
  return accounts
}
