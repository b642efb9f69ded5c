export { MailingForm } from '@vitrina/react-ui'
