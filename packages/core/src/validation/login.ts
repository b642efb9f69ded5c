export interface Credentials {
  readonly username: string
  readonly password: string
}

/** What the login call sends: a user does not see spaces and capitals he typed by accident (§5). */
export const normaliseLogin = ({ username, password }: Credentials): Credentials => ({
  username: username.trim().toLowerCase(),
  password: password.trim()
})
