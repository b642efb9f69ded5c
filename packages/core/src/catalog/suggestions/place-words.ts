import type { Shipping, SuggestionOption } from '../../entities/shipping.ts'
import { shippingMessages } from '../../values/shipping/shipping.messages.ts'
import { cityOf, personOf } from '../../values/shipping/shipping.ts'
import type { Question } from './suggestions.ts'

type Words = (option: SuggestionOption) => string

export const nameTitle: Words = personOf

export const cityTitle: Words = cityOf

export const cityNote: Words = ({ address }) => address.region

export const streetTitle: Words = ({ address }) => {
  const { street, house } = address
  const named = [street || cityOf({ address }), house && shippingMessages.house(house)]
  return named.filter(Boolean).join(', ')
}

export const streetNote: Words = ({ address }) =>
  [cityOf({ address }), address.region].filter(Boolean).join(', ')

/** Builds the query for streets: within the picked city, or by both names when the city was typed. */
export function streetQuestion(shipping: Shipping, street: string): Question {
  const { kladrId } = shipping
  return kladrId === ''
    ? { text: `${cityOf(shipping)} ${street}`.trim() }
    : { text: street, kladrId }
}
