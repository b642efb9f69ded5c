import type { FormDefinition, FormField } from '@vitrina/core/entities'
import { fixtures } from '@vitrina/core/testing'
import { type ReactNode, useRef, useState } from 'react'

import { MailingForm } from '../../src/content/mailing-form.tsx'
import { ShopForm } from '../../src/content/shop-form.tsx'
import { FormMessage } from '../../src/forms/form-message.tsx'
import { NameInput } from '../../src/forms/name-input.tsx'
import { PhoneInput } from '../../src/forms/phone-input.tsx'
import { TownField } from '../../src/forms/town-field.tsx'
import { Button } from '../../src/kit/button/button.tsx'
import { style } from '../../src/theme/style.ts'
import { Sample, State } from '../sample.tsx'
import { serveTowns } from './account-data.ts'
import { InShop } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'

const { store } = await openSampleShop('guest', { serve: serveTowns })

const field = (
  code: string,
  type: FormField['type'],
  label: string,
  more: Partial<FormField> = {}
) =>
  fixtures.formField({
    ...{ code, type, label, placeholder: '', hint: '', isRequired: true, requiredFor: [] },
    ...{ autocomplete: '', maxLength: null, min: null, max: null, options: [], ...more }
  })

const townStyle = style(`display: grid; gap: 14px; justify-items: stretch;`)

/** As an editor of the shop has made it. */
const question: FormDefinition = {
  ...{ id: 'question', typeId: 'contact', title: 'Вопрос магазину', description: '' },
  fields: [
    field('name', 'fullName', 'Как к вам обращаться'),
    field('phone', 'phone', 'Телефон', { hint: 'Перезвоним в рабочее время' }),
    field('topic', 'select', 'О чём вопрос', {
      options: ['Заказ', 'Размер', 'Опт'].map(title => ({ value: title, title }))
    }),
    field('answer', 'radio', 'Куда ответить', {
      options: ['Позвонить', 'Написать'].map(title => ({ value: title, title }))
    }),
    field('text', 'textarea', 'Вопрос', { isRequired: false })
  ],
  ...{ submitText: 'Отправить', consentText: 'Согласен на обработку персональных данных' }
}

/** Fields and forms that ask the shop. */
export const ShopForms = () => (
  <InShop store={store}>
    <Sample of="name-input" variant="columns">
      <Typed start="иванова мария">
        {(value, onValue) => (
          <NameInput name="fio" label="Фамилия и имя" value={value} onValue={onValue} />
        )}
      </Typed>
    </Sample>
    <Sample of="phone-input" variant="columns">
      <Typed start="+7 (912) 345-67-89">
        {(value, onValue) => (
          <PhoneInput name="phone" label="Телефон" value={value} onValue={onValue} />
        )}
      </Typed>
    </Sample>
    <Sample of="town-field" variant="columns" tall>
      <Town />
    </Sample>
    <Sample of="mailing-form" variant="columns">
      <MailingForm email="maria@example.ru" isSent={false} />
    </Sample>
    <Sample of="shop-form" variant="rows">
      <State name="Заполняется">
        <ShopForm form={question} page="/contacts" />
      </State>
      <State name="Отправлена">
        <ShopForm form={question} page="/contacts" isSent />
      </State>
    </Sample>
    <Sample of="form-message" variant="rows">
      <FormMessage>Неверный e-mail или пароль</FormMessage>
      <FormMessage tone="waiting">Пароль изменён на другом устройстве: войдите ещё раз</FormMessage>
      <FormMessage tone="good">Пароль изменён</FormMessage>
    </Sample>
  </InShop>
)

interface TypedProps {
  readonly start: string
  readonly children: (value: string, onValue: (value: string) => void) => ReactNode
}

/** Keeps what is typed. */
function Typed({ start, children }: TypedProps) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

function Town() {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form ref={form} className={townStyle()} action="/delivery">
      <TownField town="Т" form={form} />
      <Button variant="line">Показать сроки</Button>
    </form>
  )
}
