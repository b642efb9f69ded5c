export { isWholesale } from '../session/roles.ts'
export { wholesaleMessages } from './wholesale.messages.ts'
export { deliveryTerm, paymentTerm, type WholesaleTerm, wholesaleTerms } from './wholesale.view.ts'
export { organizationSignUpPath, signUpKind, wholesaleRequestPath } from './wholesale-paths.ts'
