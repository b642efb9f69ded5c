export {
  createPasswordMachine,
  type PasswordActor,
  type PasswordApi,
  type PasswordContext,
  type PasswordForm,
  passwordErrors
} from './password.machine.ts'
export { passwordMessages } from './password.messages.ts'
export {
  passwordFieldError,
  passwordInputType,
  passwordMessage,
  typedPasswordStrength
} from './password.selectors.ts'
export { type PasswordStrength, passwordStrength } from './password-strength.ts'
