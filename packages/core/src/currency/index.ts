export { type ConversionRules, conversionRate, convertPrice } from './conversion.ts'
export { DEFAULT_CURRENCY_CODE, DEFAULT_CURRENCY_ID, findCurrency } from './currency.ts'
