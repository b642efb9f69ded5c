export { codeForm } from './code.form.ts'
export type { Contact } from './contact.ts'
export {
  createVerificationMachine,
  type SentCode,
  type VerificationActor,
  type VerificationApi,
  type VerificationContext,
  type VerificationEvent
} from './verification.machine.ts'
export { verificationMessages } from './verification.messages.ts'
