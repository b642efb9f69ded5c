export { PasswordForm } from '@vitrina/react-ui'
