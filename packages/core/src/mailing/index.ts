export {
  createMailingMachine,
  type MailingActor,
  type MailingApi,
  type MailingContext,
  type MailingEvent,
  type MailingWish,
  mailingErrors
} from './mailing.machine.ts'
export { createMailingApi } from './mailing-api.ts'
