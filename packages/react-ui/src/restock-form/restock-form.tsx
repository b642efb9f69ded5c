import { emailWith, toFailure } from '@vitrina/core'
import { type FormEvent, useState } from 'react'

import { Button } from '../kit/button/button.tsx'
import { Icon } from '../kit/icon/icon.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { restockFormStyle } from './restock-form.styles.ts'

interface RestockFormProps {
  groupId: number
  /** Where the form leads back to without script; starts with `/` and has a query. */
  href: string
  /** The letter has just been asked for, without script. */
  isSent?: boolean | undefined
}

type Sending =
  | { readonly kind: 'ready'; readonly error: string | undefined }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done'; readonly message: string }

const SENT = 'Напишем на почту, когда товар появится'
const realEmail = emailWith({ allowAdmin: false })

/** A letter when the colour and size are in stock again. */
export function RestockForm({ groupId, href, isSent }: RestockFormProps) {
  const shop = useShop()
  const [sending, setSending] = useState<Sending>(
    isSent ? { kind: 'done', message: SENT } : { kind: 'ready', error: undefined }
  )
  const error = sending.kind === 'ready' ? sending.error : undefined

  async function send(address: string) {
    const wrong = realEmail(address)
    if (wrong !== undefined) return setSending({ kind: 'ready', error: wrong })
    setSending({ kind: 'busy' })
    try {
      const [engine, { requestRestock }] = await Promise.all([
        shop.engine(),
        import('./request-restock.ts')
      ])
      setSending({ kind: 'done', message: await requestRestock(engine, groupId, address) })
    } catch (cause) {
      const { message, fieldErrors } = toFailure(cause)
      setSending({ kind: 'ready', error: fieldErrors.email ?? message })
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(String(new FormData(event.currentTarget).get('email')).trim())
  }

  /** The browser's own check speaks its own language: the shop's words stand in its place. */
  function refuse(event: FormEvent<HTMLInputElement>) {
    event.preventDefault()
    setSending({ kind: 'ready', error: realEmail(event.currentTarget.value) })
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
        error={error}
        onInvalid={refuse}
      />
      <Button type="submit" size="l" wide busy={sending.kind === 'busy'}>
        Сообщить о поступлении
      </Button>
    </form>
  )
}
