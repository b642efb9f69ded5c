import { useState } from 'react'

import { Accordion } from '../src/kit/accordion/accordion.tsx'
import { Button } from '../src/kit/button/button.tsx'
import { Dialog } from '../src/kit/dialog/dialog.tsx'
import { EmptyState } from '../src/kit/empty-state/empty-state.tsx'
import { Toast } from '../src/kit/toast/toast.tsx'
import { Sample } from './sample.tsx'

const TONES = ['good', 'warning', 'error'] as const
const LOOKS = ['center', 'side'] as const

/** What opens, and what lies over a page. */
export const Surfaces = () => (
  <>
    <Sample of="accordion" variant="rows">
      <Accordion title="Цвет" count={2}>
        Синий, бордовый
      </Accordion>
      <Accordion title="Раскрытый" open>
        Содержимое
      </Accordion>
    </Sample>
    <Windows />
    <Sample of="toast" variant="columns">
      {TONES.map(tone => (
        <Toast
          key={tone}
          {...{ tone, title: 'Заголовок', text: 'Что случилось и что с этим делать' }}
          action={{ label: 'Вернуть', onPress: () => undefined }}
          onClose={() => undefined}
        />
      ))}
    </Sample>
    <Sample of="empty-state" variant="rows">
      <EmptyState
        title="Здесь пока пусто"
        note="Начните с рюкзаков"
        actions={<Button href="#main">В каталог</Button>}
      >
        Добавьте то, что понравилось, и оно появится здесь.
      </EmptyState>
    </Sample>
  </>
)

function Windows() {
  const [open, setOpen] = useState<(typeof LOOKS)[number]>()
  return (
    <Sample of="dialog">
      {LOOKS.map(variant => (
        <Button key={variant} variant="line" onClick={() => setOpen(variant)}>
          {variant === 'center' ? 'Окно посередине' : 'Окно сбоку'}
        </Button>
      ))}
      <Dialog
        open={open !== undefined}
        title="Таблица размеров"
        variant={open}
        onClose={() => setOpen(undefined)}
        footer={<Button onClick={() => setOpen(undefined)}>Понятно</Button>}
      >
        <p>Рост, обхват груди и талии.</p>
      </Dialog>
    </Sample>
  )
}
