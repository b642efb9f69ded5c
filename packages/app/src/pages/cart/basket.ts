export { BasketScreen } from '@vitrina/react-ui'
