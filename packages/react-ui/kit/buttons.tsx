import { useState } from 'react'

import { Button, type ButtonVariant } from '../src/kit/button/button.tsx'
import { Icon } from '../src/kit/icon/icon.tsx'
import { iconPaths } from '../src/kit/icon/icon-paths.ts'
import { IconButton } from '../src/kit/icon-button/icon-button.tsx'
import { LiveRegion } from '../src/kit/live-region/live-region.tsx'
import { Tooltip } from '../src/kit/tooltip/tooltip.tsx'
import { Sample } from './sample.tsx'

const VARIANTS: readonly NonNullable<ButtonVariant['variant']>[] = [
  ...(['pen', 'soft', 'line', 'grey', 'board', 'green', 'black', 'red'] as const)
]
const SIZES = ['s', 'm', 'l'] as const
const LOOKS = ['plain', 'line', 'sheet'] as const
const TONES = ['red', 'pen', 'quiet'] as const

/** What is pressed. */
export const Buttons = () => (
  <>
    <Sample of="button">
      {VARIANTS.map(variant => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      {SIZES.map(size => (
        <Button key={size} size={size}>{`размер ${size}`}</Button>
      ))}
      <Button disabled>Нельзя</Button>
      <Button busy>Идёт</Button>
      <Button href="#main">Ссылка</Button>
      <Button wide>Во всю ширину</Button>
    </Sample>
    <Sample of="icon-button">
      {LOOKS.map(variant => (
        <IconButton key={variant} icon="heart" variant={variant} label={`Избранное, ${variant}`} />
      ))}
      {TONES.map(tone => (
        <IconButton key={tone} icon="scale" tone={tone} label={`Сравнение, ${tone}`} />
      ))}
      <IconButton icon="heart" filled tone="red" label="Убрать из избранного" />
      <IconButton icon="x" size="s" label="Закрыть" />
      <IconButton icon="arrow-left" variant="line" label="Назад" aria-disabled />
    </Sample>
    <Sample of="tooltip">
      <Tooltip text="Слова под значком">
        {id => (
          <IconButton icon="heart" variant="line" label="Подсказка снизу" aria-describedby={id} />
        )}
      </Tooltip>
      <Tooltip text="Слева" side="left">
        {id => (
          <IconButton icon="scale" variant="line" label="Подсказка сбоку" aria-describedby={id} />
        )}
      </Tooltip>
    </Sample>
    <Sample of="icon">
      {names.map(name => (
        <Icon key={name} name={name} />
      ))}
      <Icon name="star" label="Звезда" />
      <Icon name="star" size="s" />
      <Icon name="star" size="xs" />
    </Sample>
    <Spoken />
  </>
)

const names = Object.keys(iconPaths).filter(isIcon)

function isIcon(name: string): name is keyof typeof iconPaths {
  return name in iconPaths
}

function Spoken() {
  const [said, say] = useState('')
  return (
    <Sample of="live-region">
      <Button variant="line" onClick={() => say('Сказано вслух')}>
        Сказать вслух
      </Button>
      <LiveRegion>{said}</LiveRegion>
    </Sample>
  )
}
