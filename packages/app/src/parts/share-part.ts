export { ShareMenu } from '@vitrina/react-ui'
