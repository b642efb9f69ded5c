export { RestockForm } from '@vitrina/react-ui'
