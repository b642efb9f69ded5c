export {
  type ConversionRules,
  conversionRate,
  convertPrice,
  DEFAULT_CURRENCY_CODE,
  DEFAULT_CURRENCY_ID,
  findCurrency
} from './currency.ts'
