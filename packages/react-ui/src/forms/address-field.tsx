import {
  cityNote,
  citySuggestions,
  cityTitle,
  streetNote,
  streetQuestion,
  streetSuggestions,
  streetTitle
} from '@vitrina/core/catalog'
import { ADDRESS_PART_MAX, type Shipping, type SuggestionOption } from '@vitrina/core/entities'
import {
  type AddressText,
  addressTexts,
  fieldMasks,
  withAddressText,
  withOption
} from '@vitrina/core/values'

import type { FieldOptions } from '../kit/field/field.tsx'
import { MaskedInput } from '../kit/masked-input/masked-input.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { addressFieldMessages } from './address-field.messages.ts'
import { PlaceCombobox } from './place-combobox.tsx'

interface JudgedField extends Omit<FieldOptions, 'label'> {
  readonly id?: string
  readonly onBlur: () => void
}

interface AddressFieldProps {
  /** How the fields that are judged look. */
  fields: Readonly<Record<'city' | 'zip' | 'street' | 'house', JudgedField>>
  shipping: Shipping
  onChange: (shipping: Shipping) => void
}

/** Where the courier goes: suggestions for city and street, everything else and all of it by hand. */
export function AddressField(props: AddressFieldProps) {
  const { fields, shipping, onChange } = props
  const texts = addressTexts(shipping)
  const typed = (field: AddressText) => (text: string) =>
    onChange(withAddressText(shipping, field, text))
  const pick = (option: SuggestionOption) => onChange(withOption(shipping, option))
  return (
    <div className="fields">
      <PlaceCombobox
        {...fields.city}
        name="city"
        label={addressFieldMessages.city}
        required
        suggestions={citySuggestions}
        value={texts.city}
        onValue={typed('city')}
        onPick={pick}
        titleOf={cityTitle}
        noteOf={cityNote}
      />
      <MaskedInput
        {...fields.zip}
        name="zip"
        label={addressFieldMessages.postcode}
        mask={fieldMasks.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        value={texts.zip}
        onValue={typed('zip')}
      />
      <PlaceCombobox
        {...fields.street}
        name="street"
        label={addressFieldMessages.street}
        required
        suggestions={streetSuggestions}
        questionOf={text => streetQuestion(shipping, text)}
        value={texts.street}
        onValue={typed('street')}
        onPick={pick}
        titleOf={streetTitle}
        noteOf={streetNote}
      />
      <HouseAndFlat {...props} />
    </div>
  )
}

const HouseAndFlat = ({ fields, shipping, onChange }: AddressFieldProps) => (
  <div className="fields pair">
    <TextField
      {...fields.house}
      name="house"
      label={addressFieldMessages.house}
      autoComplete="off"
      maxLength={ADDRESS_PART_MAX}
      required
      value={shipping.address.house}
      onChange={event => onChange(withAddressText(shipping, 'house', event.target.value))}
    />
    <TextField
      name="flat"
      label={addressFieldMessages.flat}
      autoComplete="off"
      maxLength={ADDRESS_PART_MAX}
      value={shipping.address.flat}
      onChange={event => onChange(withAddressText(shipping, 'flat', event.target.value))}
    />
  </div>
)
