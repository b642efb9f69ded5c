import type { Shop } from '@vitrina/core'
import { type Form, formFailure, formThanks, openForm } from '@vitrina/core/forms'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { usePostMethod, useShop } from '../binding/shop-context.tsx'
import { bindFields } from './form-binding.ts'

/** A form of the core on a screen; `carry` sends what it makes, once the engine has come. */
export function useForm<Values extends object, Facts, Body, Answer>(
  form: Form<Values, Facts, Body, Answer>,
  facts: Facts,
  carry: (engine: Shop, body: Body) => Promise<Answer>
) {
  const shop = useShop()
  return useDeviceForm(form, facts, async body => carry(await shop.engine(), body))
}

/** The same of a form that no server hears of. */
export function useDeviceForm<Values extends object, Facts, Body, Answer>(
  form: Form<Values, Facts, Body, Answer>,
  facts: Facts,
  carry: (body: Body) => Promise<Answer>
) {
  const { clock } = useShop()
  const method = usePostMethod()
  const element = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => openForm(form, facts, carry, clock))
  const state = useSyncExternalStore(opened.subscribe, opened.get, opened.get)

  useEffect(() => opened.stop, [opened])
  // Without a script the browser's own check stands in for the shop's words.
  useEffect(() => element.current?.setAttribute('novalidate', ''), [])
  useEffect(() => {
    if (state.attempt === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state.attempt])

  return {
    ...bindFields(form, opened),
    opened,
    facts: state.facts,
    failure: formFailure(state),
    thanks: formThanks(form, state),
    isBusy: state.sending !== undefined,
    // An address of its own keeps what was typed out of the query, should no script be there.
    formProps: {
      ref: element,
      method,
      onSubmit: submitTo(opened.send),
      'data-live': true,
      // The loader has taken the browser's own check off before.
      suppressHydrationWarning: true
    }
  }
}

type Submit = { readonly type: 'form.submit'; readonly page: Readonly<Record<string, unknown>> }

/** Sends what stands in the fields of the page: a password manager fills them without telling. */
const submitTo = (send: (command: Submit) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  send({ type: 'form.submit', page: Object.fromEntries(new FormData(event.currentTarget)) })
}
