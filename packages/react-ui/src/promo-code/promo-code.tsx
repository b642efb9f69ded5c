import {
  appliedPromo,
  type BasketContext,
  basketSubject,
  isPromoBusy,
  promoButtonLabel,
  promoButtonLook,
  promoError
} from '@vitrina/core/basket'
import { type FormEvent, useState } from 'react'

import { Button } from '../kit/button/button.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { promoCodeMessages } from './promo-code.messages.ts'
import { promoCodeStyle } from './promo-code.styles.ts'

const variants = { neutral: 'grey', green: 'green', black: 'black' } as const

/** Applies a promo code, or cancels the applied one; the button tells which, and its colour how it went. */
export function PromoCode({ basket }: { basket: BasketContext }) {
  const shop = useShop()
  const applied = appliedPromo(basket)
  const [typed, setTyped] = useState('')
  const value = applied || typed

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPromoBusy(basket)) return
    if (applied !== '') {
      setTyped('')
      shop.send(basketSubject, { type: 'promo.cancel' })
    } else if (typed.trim() !== '') shop.send(basketSubject, { type: 'promo.apply', code: typed })
  }

  function edit(text: string) {
    setTyped(text)
    if (promoError(basket) !== '') shop.send(basketSubject, { type: 'promo.edit' })
  }

  return (
    <form className={promoCodeStyle()} onSubmit={submit} data-intent data-live noValidate>
      <TextField
        label={promoCodeMessages.title}
        name="promoCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={value}
        readOnly={applied !== ''}
        error={promoError(basket) || undefined}
        onChange={event => edit(event.target.value)}
      />
      <Button
        variant={variants[promoButtonLook(basket, value)]}
        busy={isPromoBusy(basket)}
        type="submit"
      >
        {promoButtonLabel(basket)}
      </Button>
    </form>
  )
}
