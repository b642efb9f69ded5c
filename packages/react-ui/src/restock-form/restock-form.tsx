import { restockMessages, restockSentPath } from '@vitrina/core/restock'
import type { FormEvent } from 'react'

import { EmailField } from '../email-field/email-field.tsx'
import { Button } from '../kit/button/button.tsx'
import { Icon } from '../kit/icon/icon.tsx'
import { restockFormMessages } from './restock-form.messages.ts'
import { restockFormStyle } from './restock-form.styles.ts'
import { useRestock } from './use-restock.ts'

interface RestockFormProps {
  groupId: number
  /** Where the form leads back to without script; starts with `/` and has a query. */
  href: string
  /** The letter has just been asked for, without script. */
  isSent?: boolean | undefined
}

/** A letter when the colour and size are in stock again. */
export function RestockForm({ groupId, href, isSent }: RestockFormProps) {
  const { submit, change, failure, thanks, isBusy, ...look } = useRestock(groupId)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(String(new FormData(event.currentTarget).get('email')))
  }

  /** The browser's own check speaks its own language: the shop's words stand in its place. */
  function refuse(event: FormEvent<HTMLInputElement>) {
    event.preventDefault()
    submit(event.currentTarget.value)
  }

  const message = isSent ? restockMessages.sent : thanks
  if (message) {
    return (
      <p id="restock" className={restockFormStyle()} role="status">
        <Icon name="circle-check" />
        {message}
      </p>
    )
  }
  return (
    <form
      id="restock"
      className={restockFormStyle()}
      method="post"
      action="/restock"
      data-live
      data-intent
      onSubmit={send}
    >
      <input type="hidden" name="group" value={groupId} />
      <input type="hidden" name="back" value={restockSentPath(href)} />
      <EmailField
        {...look}
        name="email"
        hint={restockFormMessages.hint}
        error={failure || look.error}
        state={failure ? 'error' : look.state}
        announced={failure !== '' || look.announced}
        onInvalid={refuse}
        onChange={event => change(event.target.value)}
      />
      <Button type="submit" size="l" wide busy={isBusy}>
        {restockFormMessages.submit}
      </Button>
    </form>
  )
}
