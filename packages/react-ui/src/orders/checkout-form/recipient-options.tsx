import { nameTitle } from '@vitrina/core/catalog'
import type { SuggestionOption } from '@vitrina/core/entities'
import type { ComponentProps } from 'react'
import { Marked } from '../../binding/marked.tsx'
import { SuggestList } from '../../kit/combobox/combobox.tsx'
import { checkoutFormMessages } from './checkout-form.messages.ts'

interface RecipientOptionsProps {
  readonly list: ComponentProps<typeof SuggestList>['list']
  readonly items: readonly SuggestionOption[]
  /** What was typed so far. */
  readonly name: string
}

/** Whom the visitor has sent to before, with the address of then. */
export const RecipientOptions = ({ list, items, name }: RecipientOptionsProps) => (
  <SuggestList
    label={checkoutFormMessages.fullName}
    list={list}
    items={items}
    itemKey={option => `${option.value} ${option.address.value}`}
  >
    {option => (
      <>
        <Marked text={nameTitle(option)} match={name} />
        <small>{option.address.value}</small>
      </>
    )}
  </SuggestList>
)
