export { AccountDeletionForm } from '@vitrina/react-ui'
