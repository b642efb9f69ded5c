export type { PhoneLength, PhoneLengths } from '../config/field-rules.ts'
export {
  defaultPhoneCountry,
  findPhoneCountry,
  type PhoneCountry,
  type PhoneCountryIso,
  phoneCountries,
  phoneLength,
  phoneMask
} from './countries.ts'
export { countryChosen } from './country-choice.ts'
export { type CountryOption, countryOptions } from './country-options.ts'
export { phoneMessages } from './phone.messages.ts'
export {
  formatPhone,
  type PhoneNumber,
  parsePhone,
  phoneWarning,
  shownPhone,
  withCountry
} from './phone.ts'
export { type PhoneText, type PhoneTyping, typePhone } from './phone-typing.ts'
export { realLengths } from './real-lengths.ts'
export { telHref } from './tel-href.ts'
