import { needObject, textOf } from '../../platform/input.ts'
import { typedMailbox } from '../spelling/typed-text.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** What the login call sends: a user does not see spaces and capitals he typed by accident (§5). */
export function normaliseLogin(credentials: Credentials): Credentials {
  needObject(credentials, 'normaliseLogin(credentials)')
  const { username, password } = credentials
  return {
    username: typedMailbox(username),
    password: textOf(password).trim()
  }
}
