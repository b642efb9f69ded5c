export { createPromoCodeMachine } from './promo-code.machine.ts'
export { promoCodeLabel, promoCodeLook, promoCodeValue } from './promo-code.selectors.ts'
