import { needObject } from '../errors/given.ts'
import type { PasswordContext, PasswordForm } from './password.machine.ts'

/** The type of its inputs (§4). */
export const passwordInputType = ({ isVisible }: PasswordContext) =>
  isVisible ? 'text' : 'password'

export const typedPasswordStrength = ({ strength }: PasswordContext) => strength

export const passwordFieldError = ({ fieldErrors }: PasswordContext, field: keyof PasswordForm) =>
  needObject(fieldErrors, 'passwordFieldError(context.fieldErrors)')[field] ?? ''

/** Of the form as a whole. */
export const passwordMessage = ({ failure }: PasswordContext) => failure?.message ?? ''
