import { type Shipping, type SuggestionOption } from '@vitrina/core/entities'
import { fieldMasks } from '@vitrina/core/mask'
import { withOption, withTyped, withZip } from '@vitrina/core/shipping'

import { useField } from '../checkout-form/use-field.ts'
import { MaskedInput } from '../kit/masked-input/masked-input.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { PlaceCombobox } from './place-combobox.tsx'
import { useLookups } from './use-lookups.ts'

interface AddressFieldProps {
  shipping: Shipping
  onChange: (shipping: Shipping) => void
}

/** Where the courier goes: suggestions for city and street, everything else and all of it by hand. */
export function AddressField({ shipping, onChange }: AddressFieldProps) {
  const { address, zip, kladrId } = shipping
  const lookups = useLookups()
  const pick = (option: SuggestionOption) => onChange(withOption(shipping, option))
  const place = address.city || address.settlement
  return (
    <div className="fields">
      <PlaceCombobox
        {...useField('city')}
        name="city"
        label="Город"
        required
        value={place}
        onValue={city => onChange(withTyped(shipping, { city, settlement: '' }))}
        lookup={lookups.cities}
        onPick={pick}
        titleOf={option => option.address.settlement || option.address.city}
        noteOf={option => option.address.region}
      />
      <MaskedInput
        {...useField('zip')}
        name="zip"
        label="Индекс"
        mask={fieldMasks.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        value={zip}
        onValue={value => onChange(withZip(shipping, value))}
      />
      <PlaceCombobox
        {...useField('street')}
        name="street"
        label="Улица"
        required
        value={address.street}
        onValue={street => onChange(withTyped(shipping, { street }))}
        lookup={text => lookups.addresses(kladrId === '' ? `${place} ${text}` : text, kladrId)}
        onPick={pick}
        titleOf={({ address: { street, house, city } }) =>
          [street || city, house && `д. ${house}`].filter(Boolean).join(', ')
        }
        noteOf={option => [option.address.city, option.address.region].filter(Boolean).join(', ')}
      />
      <div className="fields pair">
        <TextField
          {...useField('house')}
          name="house"
          label="Дом"
          autoComplete="off"
          maxLength={20}
          required
          value={address.house}
          onChange={event => onChange(withTyped(shipping, { house: event.target.value }))}
        />
        <TextField
          name="flat"
          label="Квартира"
          autoComplete="off"
          maxLength={20}
          value={address.flat}
          onChange={event => onChange(withTyped(shipping, { flat: event.target.value }))}
        />
      </div>
    </div>
  )
}
