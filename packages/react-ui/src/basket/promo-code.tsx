import {
  type BasketCommand,
  type BasketContext,
  basketSubject,
  promoField,
  promoPressed,
  promoSeen,
  promoTyped
} from '@vitrina/core/basket'
import { PROMO_CODE_MAX } from '@vitrina/core/entities'
import { type FormEvent, useState } from 'react'
import { useShop } from '../binding/shop-context.tsx'
import { Button } from '../kit/button/button.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { style } from '../theme/style.ts'
import { promoCodeMessages } from './promo-code.messages.ts'

const promoCodeStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 8px; margin-top: 22px;
  & > div:first-child { display: contents; }
  & label { grid-column: 1 / -1; }
  & .box { grid-column: 1; grid-row: 2; align-self: start; }
  & .error { grid-column: 1 / -1; grid-row: 3; }
  & .input { text-transform: uppercase; letter-spacing: .02em; font-weight: 600; }
  & > button[data-variant=grey] { --bg: var(--c-line); }
  & > button { grid-column: 2; grid-row: 2; width: 98px; min-width: min-content; min-height: 52px; padding: 0 10px; font-size: min(.9375rem, 20px); }
`)

const variants = { neutral: 'grey', green: 'green', black: 'black' } as const

/** Applies a promo code, or cancels the applied one; the button tells which, and its colour how it went. */
export function PromoCode({ basket }: { basket: BasketContext }) {
  const shop = useShop()
  const [text, setText] = useState('')
  const typed = promoSeen(basket, text)
  if (typed !== text) setText(typed)
  const { value, isApplied, error, label, variant, isBusy } = promoField(basket, typed)
  const send = (command?: BasketCommand) => command && shop.send(basketSubject, command)

  function submit(event: FormEvent) {
    event.preventDefault()
    send(promoPressed(basket, typed))
  }

  function edit(changed: string) {
    setText(changed)
    send(promoTyped(basket))
  }

  return (
    <form className={promoCodeStyle()} onSubmit={submit} data-live noValidate>
      <TextField
        label={promoCodeMessages.title}
        name="promoCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={PROMO_CODE_MAX}
        value={value}
        readOnly={isApplied}
        error={error || undefined}
        onChange={event => edit(event.target.value)}
      />
      <Button variant={variants[variant]} busy={isBusy} type="submit">
        {label}
      </Button>
    </form>
  )
}
