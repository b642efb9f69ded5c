export { promoField, promoPressed, promoSeen, promoTyped } from './promo-code.ts'
