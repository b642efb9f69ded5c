import { expect, test } from 'vitest'

import { ApiError } from '../platform/api-error.ts'
import { createMemoryClock } from '../platform/memory.ts'
import { until } from '../store/follow-awaited.ts'
import { settle } from '../testing/test-shop.ts'
import { email } from '../values/validation/email.ts'
import { required } from '../values/validation/validators.ts'
import { defineForm } from './form.ts'
import { fieldView, formFailure, formThanks, shownErrors } from './form.view.ts'
import { openForm, type SendForm } from './open-form.ts'

const letter = defineForm({
  name: 'letter',
  values: () => ({ email: '', text: '' }),
  check: ({ email: address, text }) => ({ email: email(address), text: required(text) }),
  body: ({ email: address, text }, { from }: { readonly from: string }) => ({
    from,
    email: address.trim(),
    text
  }),
  thanks: (message: string) => message
})
const start = letter.start({ from: 'main' })
const filled = letter.after(start, {
  type: 'form.edit',
  values: { email: 'anna@example.ru', text: 'Здравствуйте' }
})
const failure = { message: 'Не получилось', status: 422, retryable: false, fieldErrors: {} }

type Body = ReturnType<typeof letter.body>

function open(carry: SendForm<Body, string> = async () => 'Спасибо') {
  const clock = createMemoryClock()
  const form = openForm(letter, { from: 'main' }, carry, clock)
  return { form, clock, edit: (values: object) => form.send({ type: 'form.edit', values }) }
}

test('a form is plain JSON', () => {
  expect(letter.start(JSON.parse(JSON.stringify(start.facts)))).toEqual(start)
  expect(JSON.parse(JSON.stringify(filled))).toMatchObject({ values: filled.values, typed: 1 })
})

test('an error is shown as soon as the field has a value or was left', () => {
  const typed = letter.after(start, { type: 'form.edit', values: { email: 'a' } })
  const left = letter.after(start, { type: 'field.leave', name: 'email' })

  expect(shownErrors(letter, start)).toEqual({})
  expect(shownErrors(letter, typed)).toEqual({ email: 'Некорректный e-mail' })
  expect(shownErrors(letter, left)).toEqual({ email: 'Введите e-mail' })
})

test('a field is praised once it was made right, and not in a form that was refused', () => {
  const refused = letter.after(filled, { type: 'form.refuse', failure })

  expect(fieldView(letter, start, 'text').state).toBe('neutral')
  expect(fieldView(letter, filled, 'text').state).toBe('valid')
  expect(fieldView(letter, refused, 'text').state).toBe('neutral')
})

test('an attempt that is wrong is not sent: its fields are highlighted for two seconds', () => {
  const { form, clock } = open()
  const isLit = () => fieldView(letter, form.get(), 'email').highlighted

  form.send({ type: 'form.submit' })
  clock.advance(1999)
  const late = isLit()
  clock.advance(1)

  expect([late, isLit()]).toEqual([true, false])
  expect(form.get()).toMatchObject({ attempt: 1, sending: undefined })
})

test('a second failure is highlighted for its own two seconds', () => {
  const { form, clock } = open()
  form.send({ type: 'form.submit' })
  clock.advance(1500)
  form.send({ type: 'form.submit' })
  clock.advance(1500)

  expect(form.get().highlighted).toEqual(['email', 'text'])
})

test('a changed field loses its highlight, the others keep theirs', () => {
  const stopped = letter.after(start, { type: 'form.submit' })

  expect(letter.after(stopped, { type: 'form.edit', values: { text: 'Д' } }).highlighted).toEqual([
    'email'
  ])
})

test('an error is told aloud 700 ms after the last key', () => {
  const { form, clock, edit } = open()
  const isAnnounced = () => fieldView(letter, form.get(), 'email').announced
  edit({ email: 'a' })
  clock.advance(600)
  edit({ email: 'an' })
  clock.advance(699)
  const early = isAnnounced()
  clock.advance(1)

  expect([early, isAnnounced()]).toEqual([false, true])
})

test('an error is told at once when its field is left or the form is sent', () => {
  const typed = letter.after(start, { type: 'form.edit', values: { email: 'a' } })

  for (const command of [
    { type: 'field.leave', name: 'email' },
    { type: 'form.submit' }
  ] as const) {
    expect(fieldView(letter, letter.after(typed, command), 'email').announced).toBe(true)
  }
})

test('an error that was mended and made again is told again after a pause', () => {
  const reported = letter.after(
    letter.after(start, { type: 'form.edit', values: { email: 'a' } }),
    {
      type: 'form.announce'
    }
  )
  const mended = letter.after(reported, { type: 'form.edit', values: { email: 'a@b.ru' } })
  const wrong = letter.after(mended, { type: 'form.edit', values: { email: 'a' } })

  expect(fieldView(letter, wrong, 'email').announced).toBe(false)
  expect(letter.due(wrong)).toMatchObject({ ms: 700, command: { type: 'form.announce' } })
  expect(letter.due(reported)).toBeUndefined()
})

test('a good form is sent once, as it stood when it was submitted', async () => {
  const bodies: Body[] = []
  const { form, edit } = open(async body => {
    bodies.push(body)
    return 'Спасибо'
  })
  edit({ email: ' anna@example.ru ', text: 'Здравствуйте' })
  form.send({ type: 'form.submit' })
  form.send({ type: 'form.submit' })
  edit({ text: 'Ещё одно' })
  await settle()

  expect(bodies).toEqual([{ from: 'main', email: 'anna@example.ru', text: 'Здравствуйте' }])
  expect(formThanks(letter, form.get())).toBe('Спасибо')
  expect(form.get().values.text).toBe('Ещё одно')
})

test('thanks go when the form is changed again', () => {
  const sent = letter.after(filled, { type: 'form.accept', answer: 'Спасибо' })

  expect(formThanks(letter, sent)).toBe('Спасибо')
  expect(
    formThanks(letter, letter.after(sent, { type: 'form.edit', values: { text: 'Ещё' } }))
  ).toBe('')
})

test('what a password manager put on the page is what is sent', () => {
  const onPage = { email: 'anna@example.ru', text: 'Здравствуйте' }
  const page = { ...onPage, captcha: 'x' }
  const sent = letter.after(start, { type: 'form.submit', page })

  expect(sent.sending).toEqual(onPage)
})

test("the server's word stands at its field until the field is changed", async () => {
  const taken = { email: 'Этот e-mail уже занят' }
  const { form, edit } = open(async () => {
    throw new ApiError({ status: 409, message: 'Занято', fieldErrors: taken })
  })
  edit(filled.values)
  form.send({ type: 'form.submit' })
  await settle()
  const refused = form.get()
  edit({ email: 'anna@example.com' })

  expect([shownErrors(letter, refused), formFailure(refused)]).toEqual([taken, ''])
  expect([refused.attempt, refused.highlighted]).toEqual([1, ['email']])
  expect(shownErrors(letter, form.get())).toEqual({})
})

test("the server's word about no field of the form stands above it", () => {
  const refused = letter.after(filled, {
    type: 'form.refuse',
    failure: { ...failure, fieldErrors: { captcha: 'Нет' } }
  })

  expect(formFailure(refused)).toBe('Не получилось')
})

test('a refusal of what has been changed meanwhile is out of date', () => {
  const sending = letter.after(filled, { type: 'form.submit' })
  const changed = letter.after(sending, { type: 'form.edit', values: { email: 'anna@mail.ru' } })
  const refused = letter.after(changed, {
    type: 'form.refuse',
    failure: { ...failure, fieldErrors: { email: 'Этот e-mail уже занят' } }
  })

  expect(shownErrors(letter, refused)).toEqual({})
})

test('a form that is sent may empty itself, or end', () => {
  const empty = defineForm({ ...letter, onceSent: 'empty' })
  const closed = defineForm({ ...letter, onceSent: 'close' })
  const accept = { type: 'form.accept', answer: 'Спасибо' } as const
  const sent = closed.after(filled, accept)

  expect(empty.after(filled, accept).values).toEqual({ email: '', text: '' })
  expect(closed.after(sent, { type: 'form.edit', values: { text: 'Ещё' } })).toBe(sent)
  expect(closed.after(sent, { type: 'form.submit' })).toBe(sent)
})

test('what a form goes by may change while it is open', () => {
  const learnt = letter.after(filled, { type: 'form.learn', facts: { from: 'footer' } })

  expect(letter.body(learnt.values, learnt.facts).from).toBe('footer')
})

test('an answer that comes after the form was left changes nothing', async () => {
  const { form, clock, edit } = open(async () => 'Спасибо')
  edit(filled.values)
  form.send({ type: 'form.submit' })
  form.stop()
  await settle()

  expect(form.get().sent).toBeUndefined()
  expect(clock.nextIn()).toBeUndefined()
})

test('what becomes of a form is waited for as of a list or a machine', async () => {
  const form = openForm(letter, { from: 'main' }, async () => 'Спасибо', createMemoryClock())
  form.send({ type: 'form.edit', values: filled.values })

  const reported = until(form, ({ sent }) => sent !== undefined)
  form.send({ type: 'form.submit' })

  expect((await reported).sent).toEqual({ answer: 'Спасибо' })
})
