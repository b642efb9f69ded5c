export {
  type Contact,
  createVerificationMachine,
  type SentCode,
  type VerificationActor,
  type VerificationApi,
  type VerificationContext
} from './verification.machine.ts'
export { verificationMessages } from './verification.messages.ts'
