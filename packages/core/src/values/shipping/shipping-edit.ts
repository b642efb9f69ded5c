import { produce } from 'immer'

import type { Address, Shipping, SuggestionOption } from '../../entities/shipping.ts'
import { lineOf, normaliseShipping } from './shipping.ts'

/**
 * A chosen suggestion in the place of what was typed; what it does not know is kept (B6). One with
 * a house is whole: its own words stay as they are.
 */
export const withOption = ({ address }: Shipping, option: SuggestionOption): Shipping =>
  produce(normaliseShipping(option), found => {
    found.address.flat ||= address.flat
    if (found.address.house !== '' && found.address.value !== '') return
    delete found.raw
    found.address.street ||= address.street
    found.address.house ||= address.house
    found.address.value = lineOf(found.address)
  })

/** A part typed by hand; another place is not the one that was suggested, nor where that lies. */
export const withTyped = (shipping: Shipping, address: Partial<Address>): Shipping =>
  produce(shipping, draft => {
    const isOther = (name: keyof Address) =>
      (address[name] ?? shipping.address[name]) !== shipping.address[name]
    const isOtherPlace = isOther('city') || isOther('settlement')
    if (isOther('city')) Object.assign(draft.address, { region: '', settlement: '' })
    if (isOtherPlace) Object.assign(draft, { kladrId: '', cityFiasId: '' })
    const isOtherHouse = isOtherPlace || isOther('street') || isOther('house')
    if (isOtherHouse) draft.coord = []
    Object.assign(draft.address, address)
    const isLineKnown = shipping.address.value !== '' && !isOtherHouse && !isOther('region')
    if (isLineKnown) return
    draft.address.value = lineOf(draft.address)
    delete draft.raw
  })

export const withZip = (shipping: Shipping, zip: string): Shipping => ({ ...shipping, zip })
