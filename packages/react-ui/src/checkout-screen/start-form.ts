import { emptyOrderForm } from '@vitrina/core/checkout'
import { type OrderForm, type Profile } from '@vitrina/core/entities'

import type { CheckoutOffers } from '../checkout-form/checkout-form.tsx'
import { chosenMethod } from '../delivery-choice/chosen-method.ts'

/** The form a visitor begins with: the account's data, the usual delivery and payment. */
export function startForm(offers: CheckoutOffers, profile: Profile | undefined): OrderForm {
  const form = emptyOrderForm(profile)
  const delivery = usual(offers.deliveryMethods)
  return {
    ...form,
    personalPayment: usual(offers.paymentMethods)?.id ?? '',
    ...(delivery && chosenMethod(delivery, form))
  }
}

/** The default one of those that can be used, else the first of them. */
function usual<Method extends { readonly isDefault: boolean; readonly unavailable: string }>(
  methods: readonly Method[]
): Method | undefined {
  const usable = methods.filter(({ unavailable }) => unavailable === '')
  return usable.find(({ isDefault }) => isDefault) ?? usable[0]
}
