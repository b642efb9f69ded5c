export { type PasswordValues, passwordForm } from './password.form.ts'
export { passwordMessages } from './password.messages.ts'
export { passwordResetForm, temporaryPasswordForm } from './password-reset.form.ts'
export {
  type PasswordStrength,
  passwordHint,
  passwordStrength
} from './password-strength.ts'
export { postSignIn, type SentSignIn } from './posted-sign-in.ts'
export { postTemporaryPassword } from './posted-temporary-password.ts'
