import { withRecipient } from '@vitrina/core/order-form'
import { nameSuggestions, shownOptions } from '@vitrina/core/suggestions'

import { comboboxStyle } from '../kit/combobox/combobox.styles.ts'
import { SuggestList } from '../kit/combobox/combobox.tsx'
import { Marked } from '../kit/combobox/marked.tsx'
import { useCombobox } from '../kit/combobox/use-combobox.ts'
import { NameInput } from '../name-input/name-input.tsx'
import { useShop, useSubject } from '../shop/shop-context.tsx'
import { useOrderForm } from './checkout-context.tsx'
import { useField } from './use-field.ts'

/** Who receives the order: those whom the visitor has sent to before are found while he types. */
export function RecipientName() {
  const { form, edit, send } = useOrderForm()
  const shop = useShop()
  const field = useField('fio')
  const items = useSubject(nameSuggestions, shownOptions)
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
        label="ФИО"
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
          <SuggestList
            label="ФИО"
            list={combobox.list}
            items={items}
            itemKey={option => `${option.value} ${option.address.value}`}
          >
            {option => (
              <>
                <Marked text={option.fio ?? option.value} match={fio} />
                <small>{option.address.value}</small>
              </>
            )}
          </SuggestList>
        </div>
      )}
    </div>
  )
}
