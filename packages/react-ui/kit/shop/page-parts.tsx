import { useState } from 'react'

import { Boundary, BoundaryFailed } from '../../src/binding/boundary.tsx'
import { ConnectionNote } from '../../src/binding/connection-note.tsx'
import { Marked } from '../../src/binding/marked.tsx'
import { Modal } from '../../src/binding/modal.tsx'
import { useToasts } from '../../src/binding/toasts.tsx'
import { Button } from '../../src/kit/button/button.tsx'
import { TextField } from '../../src/kit/text-field/text-field.tsx'
import { Sample, State } from '../sample.tsx'
import { InShop } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'

const { store } = await openSampleShop('guest')

/** What stands around the parts of a page. */
export const AroundPage = () => (
  <InShop store={store}>
    <Boundaries />
    <Sample of="connection-note" variant="rows">
      <ConnectionNote text="Магазин не отвечает. Корзина сохранена." onRetry={() => undefined} />
    </Sample>
    <MarkedWords />
    <Window />
    <Sample of="toasts" tall>
      <ToastButtons />
    </Sample>
  </InShop>
)

function Boundaries() {
  const [isBroken, setBroken] = useState(true)
  return (
    <Sample of="boundary" variant="rows">
      <State name="Часть страницы не рисуется: остальное на месте">
        <Boundary>
          <Broken isBroken={isBroken} />
        </Boundary>
        <Button variant="line" size="s" onClick={() => setBroken(false)}>
          Починить, потом «Повторить»
        </Button>
      </State>
      <State name="Раздел не пришёл">
        <BoundaryFailed what="отзывы" onRetry={() => undefined} />
      </State>
      <State name="Раздел читается снова">
        <BoundaryFailed what="отзывы" isBusy onRetry={() => undefined} />
      </State>
    </Sample>
  )
}

function Broken({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error('This part of the sample is broken')
  return <p>Отзывы на месте.</p>
}

function MarkedWords() {
  const [typed, setTyped] = useState('рюк')
  return (
    <Sample of="marked" variant="columns">
      <TextField
        label="Что найти"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>
        <Marked text="Рюкзак «Комета», рюкзак для сменной обуви" match={typed} />
      </p>
    </Sample>
  )
}

function Window() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Sample of="modal" tall>
      <Button variant="line" onClick={() => setOpen(true)}>
        Открыть окно
      </Button>
      {isOpen && (
        <Modal name="sizes" title="Таблица размеров" onClose={() => setOpen(false)}>
          <p>Рост 122 см: размер 122-60. Рост 128 см: размер 128-64.</p>
        </Modal>
      )}
    </Sample>
  )
}

function ToastButtons() {
  const toasts = useToasts()
  return (
    <>
      <Button
        variant="line"
        onClick={() => toasts.show({ tone: 'good', text: 'Рюкзак «Комета» в корзине' })}
      >
        Получилось
      </Button>
      <Button
        variant="line"
        onClick={() => toasts.show({ tone: 'warning', text: 'Осталось две штуки' })}
      >
        Предупреждение
      </Button>
      <Button
        variant="line"
        onClick={() => toasts.show({ tone: 'error', text: 'Магазин не отвечает' })}
      >
        Не получилось
      </Button>
    </>
  )
}
