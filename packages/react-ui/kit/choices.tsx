import { counterRules } from '@vitrina/core/values'
import { useState } from 'react'

import { Checkbox } from '../src/kit/checkbox/checkbox.tsx'
import { AppliedChip, Chip, Chips, ChoiceChips } from '../src/kit/chip/chip.tsx'
import { Counter } from '../src/kit/counter/counter.tsx'
import { OptionBox } from '../src/kit/option-box/option-box.tsx'
import { RadioCard, RadioCards } from '../src/kit/radio-card/radio-card.tsx'
import { Segment } from '../src/kit/segment/segment.tsx'
import { StarInput } from '../src/kit/star-input/star-input.tsx'
import { Switch } from '../src/kit/switch/switch.tsx'
import { Sample } from './sample.tsx'

/** What is chosen. */
export const Choices = () => (
  <>
    <Sample of="checkbox" variant="columns">
      <Checkbox>Согласен</Checkbox>
      <Checkbox defaultChecked count="12">
        Выбрано, с числом
      </Checkbox>
      <Checkbox indeterminate>Часть из них</Checkbox>
      <Checkbox error="Без согласия нельзя">С ошибкой</Checkbox>
      <Checkbox disabled>Нельзя</Checkbox>
      <Checkbox compact>Тесный</Checkbox>
    </Sample>
    <Sample of="switch">
      <Switch>Получать письма</Switch>
      <Switch defaultChecked>Включено</Switch>
      <Switch disabled>Нельзя</Switch>
    </Sample>
    <Sample of="option-box">
      <OptionBox type="radio" name="size" defaultChecked note="1 шт.">
        128
      </OptionBox>
      <OptionBox type="radio" name="size">
        134
      </OptionBox>
      <OptionBox type="radio" name="size" gone note="нет">
        140
      </OptionBox>
      <OptionBox type="checkbox" size="l">
        146
      </OptionBox>
      <OptionBox type="checkbox" disabled>
        152
      </OptionBox>
    </Sample>
    <Sample of="radio-card" variant="rows">
      <RadioCards legend="Доставка" columns={3}>
        <RadioCard
          title="Курьер"
          name="way"
          icon="truck-delivery"
          note="завтра"
          cost="300 ₽"
          defaultChecked
        />
        <RadioCard
          title="Пункт выдачи"
          name="way"
          icon="map-pin"
          note="24 ноября"
          cost="0 ₽"
          tall
        />
        <RadioCard title="Почта" name="way" disabled note="не возит сюда" />
      </RadioCards>
    </Sample>
    <Sample of="chip" variant="rows">
      <Chips>
        <Chip>Кнопка</Chip>
        <Chip variant="line">С обводкой</Chip>
        <Chip variant="current" aria-current="true">
          Выбрана
        </Chip>
        <Chip href="#main">Ссылка</Chip>
        <AppliedChip href="#main">Рост 128</AppliedChip>
        <AppliedChip href="#main">Синий</AppliedChip>
      </Chips>
      <ChoiceChips
        choices={[
          { href: '#main', title: 'Все', isChosen: true },
          { href: '#root', title: 'С фото', isChosen: false }
        ]}
      />
    </Sample>
    <Kept />
  </>
)

function Kept() {
  const [view, setView] = useState('grid')
  const [count, setCount] = useState(2)
  const [stars, setStars] = useState(0)
  return (
    <>
      <Sample of="segment">
        <Segment
          legend="Вид"
          name="view"
          options={[
            { value: 'grid', title: 'Плиткой' },
            { value: 'list', title: 'Списком' }
          ]}
          value={view}
          onChange={setView}
        />
      </Sample>
      <Sample of="counter">
        {(['pen', 'line'] as const).map(variant => (
          <Counter
            key={variant}
            label="Количество"
            {...{ variant, value: count, onChange: setCount }}
            rules={counterRules({ max: 9 })}
          />
        ))}
        <Counter
          {...{ label: 'Количество распроданного', variant: 'line', value: 2 }}
          rules={counterRules({ isDisabled: true })}
          onChange={() => undefined}
        />
      </Sample>
      <Sample of="star-input">
        <StarInput label="Оценка" name="stars" value={stars} onChange={setStars} />
        <StarInput
          {...{ label: 'Оценка с ошибкой', name: 'no-stars', value: 0, onChange: () => undefined }}
          error="Поставьте оценку"
        />
      </Sample>
    </>
  )
}
