import { SEARCH_MAX } from '@vitrina/core/entities'
import type { ComponentProps, FormEventHandler } from 'react'
import { actionMessages } from '../../binding/actions.messages.ts'
import { Icon } from '../../kit/icon/icon.tsx'
import { headerSearchMessages } from './header-search.messages.ts'

export interface SearchFormProps {
  /** Address of the page of search results. */
  action: string
  input: ComponentProps<'input'>
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
}

export const SearchForm = ({ action, input, onSubmit }: SearchFormProps) => (
  <form action={action} onSubmit={onSubmit}>
    <Icon name="search" />
    <input
      type="search"
      name="q"
      maxLength={SEARCH_MAX}
      aria-label={headerSearchMessages.title}
      placeholder={headerSearchMessages.example}
      enterKeyHint="search"
      autoComplete="off"
      {...input}
    />
    <button type="submit">{actionMessages.find}</button>
  </form>
)
