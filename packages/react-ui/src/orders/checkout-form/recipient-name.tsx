import {
  nameSuggestions,
  shownOptions,
  suggestionsMessages,
  suggestionsNote
} from '@vitrina/core/catalog'
import { withRecipient } from '@vitrina/core/orders'
import { later } from '../../binding/later.tsx'
import { useShop, useSubject } from '../../binding/shop-context.tsx'
import { NameInput } from '../../forms/name-input.tsx'
import { comboboxStyle } from '../../kit/combobox/combobox.styles.ts'
import { useCombobox } from '../../kit/combobox/use-combobox.ts'
import { useOrderForm } from '../checkout/checkout-context.tsx'
import { useField } from '../checkout/use-field.ts'
import { checkoutFormMessages } from './checkout-form.messages.ts'

const RecipientOptions = later(
  async () => (await import('./recipient-options.tsx')).RecipientOptions
)

/** Who receives the order: those whom the visitor has sent to before are found while he types. */
export function RecipientName() {
  const { form, edit, send } = useOrderForm()
  const shop = useShop()
  const field = useField('fio')
  const items = useSubject(nameSuggestions, shownOptions)
  const note = useSubject(nameSuggestions, known =>
    suggestionsNote(known, suggestionsMessages.nameNotFound)
  )
  const close = () => shop.send(nameSuggestions, { type: 'suggestions.close' })
  const combobox = useCombobox({
    count: items.length,
    onPick: index => {
      const option = items[index]
      close()
      if (option) send({ type: 'form.edit', form: withRecipient(form, option) })
    }
  })
  const { fio } = form.personalData

  return (
    <div className={comboboxStyle()}>
      <NameInput
        {...combobox.inputProps}
        {...field}
        name="fio"
        label={checkoutFormMessages.fullName}
        autoComplete="name"
        required
        value={fio}
        onValue={value => {
          edit('personalData.fio', value)
          shop.send(nameSuggestions, { type: 'suggestions.ask', text: value })
          combobox.open()
        }}
        onBlur={() => {
          combobox.close()
          close()
          field.onBlur()
        }}
      />
      {combobox.isOpen && (
        <div className="list">
          <RecipientOptions list={combobox.list} items={items} name={fio} />
        </div>
      )}
      {note && <div className="list empty">{note}</div>}
    </div>
  )
}
