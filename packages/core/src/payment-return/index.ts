export {
  createPaymentReturnMachine,
  type PaymentReturnActor,
  type PaymentReturnApi,
  type PaymentReturnContext
} from './payment-return.machine.ts'
