export {
  defaultPhoneCountry,
  findPhoneCountry,
  type PhoneCountry,
  type PhoneCountryIso,
  type PhoneLength,
  type PhoneLengths,
  phoneCountries,
  phoneLength,
  phoneMask,
  realLengths
} from './countries.ts'
export { type CountryOption, countryOptions } from './country-options.ts'
export { phoneMessages } from './phone.messages.ts'
export { formatPhone, type PhoneNumber, parsePhone, phoneWarning } from './phone.ts'
