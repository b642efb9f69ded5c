import { type FormEvent, useState } from 'react'

import { Button } from '../kit/button/button.tsx'
import { Icon } from '../kit/icon/icon.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { useShop } from '../shop/shop-context.tsx'
import type { LetterAnswer } from './ask-for-letter.ts'
import { restockFormStyle } from './restock-form.styles.ts'

interface RestockFormProps {
  groupId: number
  /** Where the form leads back to without script; starts with `/` and has a query. */
  href: string
  /** The letter has just been asked for, without script. */
  isSent?: boolean | undefined
}

type Sending = LetterAnswer | { readonly kind: 'ready' } | { readonly kind: 'busy' }

const SENT = 'Напишем на почту, когда товар появится'
const NO_CONNECTION = 'Нет связи. Попробуйте ещё раз'

/** A letter when the colour and size are in stock again. */
export function RestockForm({ groupId, href, isSent }: RestockFormProps) {
  const shop = useShop()
  const [sending, setSending] = useState<Sending>(
    isSent ? { kind: 'done', message: SENT } : { kind: 'ready' }
  )

  async function send(address: string) {
    if (sending.kind === 'busy') return
    setSending({ kind: 'busy' })
    try {
      const { askForLetter } = await import('./ask-for-letter.ts')
      setSending(await askForLetter(shop.engine, groupId, address))
    } catch {
      // The code of the form did not arrive.
      setSending({ kind: 'refused', error: NO_CONNECTION })
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(String(new FormData(event.currentTarget).get('email')).trim())
  }

  /** The browser's own check speaks its own language: the shop's words stand in its place. */
  function refuse(event: FormEvent<HTMLInputElement>) {
    event.preventDefault()
    void send(event.currentTarget.value.trim())
  }

  if (sending.kind === 'done') {
    return (
      <p id="restock" className={restockFormStyle()} role="status">
        <Icon name="circle-check" />
        {sending.message}
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
      onSubmit={submit}
    >
      <input type="hidden" name="group" value={groupId} />
      <input type="hidden" name="back" value={`${href}&restock=sent#restock`} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        hint="Один раз напишем, что товар снова есть"
        error={sending.kind === 'refused' ? sending.error : undefined}
        onInvalid={refuse}
      />
      <Button type="submit" size="l" wide busy={sending.kind === 'busy'}>
        Сообщить о поступлении
      </Button>
    </form>
  )
}
