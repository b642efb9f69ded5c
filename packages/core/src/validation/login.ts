import { needObject, textOf } from '../errors/given.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** What the login call sends: a user does not see spaces and capitals he typed by accident (§5). */
export function normaliseLogin(credentials: Credentials): Credentials {
  needObject(credentials, 'normaliseLogin(credentials)')
  const { username, password } = credentials
  return {
    username: textOf(username).trim().toLowerCase(),
    password: textOf(password).trim()
  }
}
