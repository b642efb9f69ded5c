import { password as passwordRule } from '@vitrina/core/values'

import { authMessages as messages } from './auth.messages.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** What is wrong with a new password: too short, or among those that are tried first. */
export const passwordProblem = (typed: string): string | undefined =>
  passwordRule(typed) ??
  (isCommon(typed.trim().toLowerCase()) ? messages.commonPassword : undefined)

const isCommon = (password: string) => COMMON_PASSWORDS.has(password) || /^(.)\1*$/u.test(password)
