export { type PasswordValues, passwordForm } from './password.form.ts'
export { passwordMessages } from './password.messages.ts'
export { passwordResetForm, temporaryPasswordForm } from './password-reset.form.ts'
export {
  type PasswordStrength,
  passwordHint,
  passwordStrength
} from './password-strength.ts'
export { postCode, type SentCode } from './posted-code.ts'
export type { PostedEntry } from './posted-entry.ts'
export { postSignIn, type SentSignIn } from './posted-sign-in.ts'
export { postSignUp, type SentSignUp } from './posted-sign-up.ts'
export { postTemporaryPassword } from './posted-temporary-password.ts'
