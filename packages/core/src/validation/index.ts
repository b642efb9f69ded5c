export { type FieldRules, literalFieldRules } from '../config/field-rules.ts'
export { addressRules, validateAddress } from './address.ts'
export { birthDate } from './birth-date.ts'
export { email, emailWith } from './email.ts'
export { fieldValidators } from './field-validators.ts'
export { fullName, fullNameWith } from './full-name.ts'
export { normaliseLogin } from './login.ts'
export { newPassword } from './new-password.ts'
export { validateRoleFields } from './personal-fields.ts'
export { phoneNumber, phoneText } from './phone-number.ts'
export { validationMessages } from './validation.messages.ts'
export { firstMessage, type Validator } from './validator.ts'
export {
  barcode,
  confirmation,
  consent,
  inn,
  organisation,
  password,
  required
} from './validators.ts'
