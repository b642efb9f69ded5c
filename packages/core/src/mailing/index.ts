export { type MailingFacts, type MailingWish, mailingForm } from './mailing.form.ts'
export { mailingMessages } from './mailing.messages.ts'
export {
  createOwnMailing,
  type OwnMailing,
  postMailing,
  postSubscription
} from './own-mailing.ts'
