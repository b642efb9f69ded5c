export { OrderPlaced } from '@vitrina/react-ui'
