import { produce } from 'immer'

import type { Address, Shipping, SuggestionOption } from '../entities/shipping.ts'
import { lineOf, normaliseShipping } from './shipping.ts'

/** A chosen suggestion in the place of what was typed; what it does not know is kept (B6). */
export const withOption = ({ address }: Shipping, option: SuggestionOption): Shipping =>
  produce(normaliseShipping(option), found => {
    found.address.street ||= address.street
    found.address.house ||= address.house
    found.address.flat = address.flat
    found.address.value = lineOf(found.address)
  })

/** A part typed by hand; another place is not the one that was suggested, nor where that lies. */
export const withTyped = (known: Shipping, part: Partial<Address>): Shipping =>
  produce(known, draft => {
    const isOther = (name: keyof Address) =>
      (part[name] ?? known.address[name]) !== known.address[name]
    const isOtherPlace = isOther('city') || isOther('settlement')
    if (isOther('city')) Object.assign(draft.address, { region: '', settlement: '' })
    if (isOtherPlace) Object.assign(draft, { kladrId: '', cityFiasId: '' })
    if (isOtherPlace || isOther('street') || isOther('house')) draft.coord = []
    Object.assign(draft.address, part)
    draft.address.value = lineOf(draft.address)
  })

export const withZip = (known: Shipping, zip: string): Shipping => ({ ...known, zip })
