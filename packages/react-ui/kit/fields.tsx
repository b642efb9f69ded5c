import { useState } from 'react'
import { Marked } from '../src/binding/marked.tsx'
import { EmailField } from '../src/forms/email-field.tsx'
import { Button } from '../src/kit/button/button.tsx'
import { Combobox } from '../src/kit/combobox/combobox.tsx'
import { ErrorSummary } from '../src/kit/error-summary/error-summary.tsx'
import { Field } from '../src/kit/field/field.tsx'
import { MaskedInput } from '../src/kit/masked-input/masked-input.tsx'
import { PasswordField } from '../src/kit/password-field/password-field.tsx'
import { PhoneField } from '../src/kit/phone-field/phone-field.tsx'
import { Select } from '../src/kit/select/select.tsx'
import { TextArea } from '../src/kit/text-area/text-area.tsx'
import { TextField } from '../src/kit/text-field/text-field.tsx'
import { Sample } from './sample.tsx'

const TOWNS = ['Москва', 'Минск', 'Мурманск', 'Самара']
const COUNTRIES = [
  { code: 'RU', title: 'Россия, +7' },
  { code: 'BY', title: 'Беларусь, +375' }
]

/** What is typed into. */
export const Fields = () => (
  <>
    <Sample of="text-field" variant="columns">
      <TextField label="Имя" placeholder="Анна" />
      <TextField label="Обязательное" required hint="Как в паспорте" />
      <TextField label="Верное" state="valid" defaultValue="Анна" />
      <TextField id="wrong" label="С ошибкой" error="Введите фамилию" defaultValue="1" />
      <TextField label="Только что с ошибкой" error="Введите отчество" highlighted />
      <TextField label="Закрытое" disabled defaultValue="Нельзя менять" />
      <TextField label="Без видимой подписи" labelHidden placeholder="Поиск" />
      <EmailField />
    </Sample>
    <Sample of="field" variant="columns">
      <Field label="Своё содержимое" hint="Подпись и подсказка привязаны" trailing="₽">
        {control => <input type="number" {...control} />}
      </Field>
    </Sample>
    <Sample of="text-area" variant="columns">
      <TextArea label="Отзыв" rows={3} />
      <TextArea label="Отзыв с ошибкой" rows={3} error="Напишите хотя бы слово" />
      <TextArea label="Закрытый отзыв" rows={3} disabled />
    </Sample>
    <Sample of="select" variant="columns">
      {[undefined, 'Выберите город'].map(error => (
        <Select key={error ?? ''} label={error ? 'Город с ошибкой' : 'Город'} error={error}>
          {TOWNS.map(town => (
            <option key={town}>{town}</option>
          ))}
        </Select>
      ))}
    </Sample>
    <Kept />
    <Towns />
    <Refused />
  </>
)

/** Fields whose value somebody has to keep. */
function Kept() {
  const [inn, setInn] = useState('')
  const [country, setCountry] = useState('RU')
  const [phone, setPhone] = useState('')
  return (
    <>
      <Sample of="password-field" variant="columns">
        <PasswordField label="Пароль" autoComplete="new-password" />
        <PasswordField
          label="Пароль с ошибкой"
          autoComplete="new-password"
          error="Не короче пяти знаков"
        />
      </Sample>
      <Sample of="masked-input" variant="columns">
        <MaskedInput label="ИНН" mask="0000000000" value={inn} onValue={setInn} />
      </Sample>
      <Sample of="phone-field" variant="columns">
        <PhoneField
          {...{ label: 'Телефон', countries: COUNTRIES, country, value: phone }}
          onCountry={setCountry}
          onMask={text => text.replace(/[^\d ]/g, '')}
          onValue={setPhone}
        />
      </Sample>
    </>
  )
}

function Towns() {
  const [town, setTown] = useState('')
  const found = TOWNS.filter(name => town !== '' && name.startsWith(town))
  return (
    <Sample of="combobox" variant="columns">
      <Combobox
        {...{ label: 'Город с подсказками', hint: 'Начните с «М»', value: town, items: found }}
        onValue={setTown}
        itemKey={name => name}
        onPick={setTown}
      >
        {name => <Marked text={name} match={town} />}
      </Combobox>
    </Sample>
  )
}

function Refused() {
  const [attempt, setAttempt] = useState(0)
  return (
    <Sample of="error-summary" variant="rows">
      <ErrorSummary
        title="Не получилось отправить"
        errors={[{ fieldId: 'wrong', message: 'Введите фамилию' }]}
        attempt={attempt}
      />
      <div>
        <Button variant="line" onClick={() => setAttempt(attempt + 1)}>
          Отправить ещё раз
        </Button>
      </div>
    </Sample>
  )
}
