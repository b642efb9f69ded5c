import { type Failure, toFailure } from '@vitrina/core'
import { HIGHLIGHT_MS } from '@vitrina/core/forms'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'

import {
  changed,
  type FormMessages,
  type FormValues,
  namesOf,
  newForm,
  refused,
  stopped,
  touched,
  viewOf
} from './form-state.ts'

interface FormOptions<Values> {
  readonly initial: Values
  readonly check: (values: Values) => FormMessages<Values>
  /** Resolves with what the server refused; a thrown ApiError counts the same. */
  readonly submit: (values: Values) => Promise<Failure | undefined>
}

/** A form of a few fields: rules of §5 while typing, the server's words after an attempt. */
export function useForm<Values extends FormValues<Values>>(options: FormOptions<Values>) {
  type Name = keyof Values & string
  const [form, setForm] = useState(() => newForm(options.initial))
  const element = useRef<HTMLFormElement>(null)
  const messages = options.check(form.values)

  useEffect(() => {
    if (form.attempt === 0) return undefined
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    const timer = setTimeout(() => setForm(now => ({ ...now, highlighted: [] })), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [form.attempt])

  const change = (name: Name, value: string | boolean) => setForm(now => changed(now, name, value))
  const view = (name: Name) =>
    viewOf(form, name, { message: messages[name], initial: options.initial[name] })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (form.isBusy) return
    const values = sentValues(form.values, new FormData(event.currentTarget))
    const found = options.check(values)
    const wrong = namesOf(values).filter(name => found[name] !== undefined)
    if (wrong.length > 0) return setForm(now => stopped({ ...now, values }, wrong))
    setForm(now => ({ ...now, values, isBusy: true, failure: '', refused: {} }))
    const failure = await options.submit(values).catch(toFailure)
    setForm(now => (failure ? refused(now, failure) : { ...now, isBusy: false }))
  }

  return {
    values: form.values,
    failure: form.failure,
    isBusy: form.isBusy,
    change,
    /** Forgets what was typed: after a password was changed. */
    reset: () => setForm(newForm(options.initial)),
    formProps: {
      ref: element,
      // An address of its own keeps what was typed out of the query, should no script be there.
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      'data-live': true,
      'data-intent': true
    },
    /** For fields that correct what is typed; others take `text`. */
    look: (name: Name) => ({
      name,
      ...view(name),
      onBlur: () => setForm(now => touched(now, name))
    }),
    text: (name: Name) => ({
      name,
      ...view(name),
      value: String(form.values[name]),
      onBlur: () => setForm(now => touched(now, name)),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value)
    }),
    box: (name: Name) => ({
      name,
      checked: form.values[name] === true,
      error: view(name).error,
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.checked)
    })
  }
}

/** What stands in the fields: a password manager may fill them without telling anybody. */
function sentValues<Values extends FormValues<Values>>(values: Values, sent: FormData): Values {
  const fromPage = namesOf(values).flatMap(name => {
    const value = sent.get(name)
    return typeof values[name] === 'string' && typeof value === 'string' ? [[name, value]] : []
  })
  return { ...values, ...Object.fromEntries(fromPage) }
}
