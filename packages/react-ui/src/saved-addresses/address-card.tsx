import { routePath } from '@vitrina/core'
import type { AddressView } from '@vitrina/core/addresses'
import type { FormEvent, ReactNode } from 'react'

import { Tag } from '../kit/tag/tag.tsx'

interface AddressCardProps {
  view: AddressView
  onRemove: (view: AddressView) => Promise<void>
  onDefault: (view: AddressView) => Promise<void>
}

/** A saved address with what can be done with it. */
export function AddressCard({ view, onRemove, onDefault }: AddressCardProps) {
  const { id, title, line, person, isDefault, editHref } = view
  return (
    <li>
      <p className="head">
        <b>{title}</b>
        {isDefault && <Tag tone="soft">Основной</Tag>}
      </p>
      <p>{line}</p>
      <p className="person sm">{person}</p>
      <div className="acts sm">
        {!isDefault && (
          <CardForm name="default" id={id} onSubmit={() => void onDefault(view)}>
            <button type="submit" className="link" aria-label={`Сделать основным: ${title}`}>
              Сделать основным
            </button>
          </CardForm>
        )}
        <a className="link" href={editHref} aria-label={`Изменить: ${title}`}>
          Изменить
        </a>
        <CardForm name="remove" id={id} onSubmit={() => void onRemove(view)}>
          <button type="submit" className="link danger" aria-label={`Удалить: ${title}`}>
            Удалить
          </button>
        </CardForm>
      </div>
    </li>
  )
}

interface CardFormProps {
  name: 'default' | 'remove'
  id: string
  onSubmit: () => void
  children: ReactNode
}

/** Posted to the page of addresses where there is no script. */
function CardForm({ name, id, onSubmit, children }: CardFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      method="post"
      action={routePath('user-profile-addresses')}
      data-live
      data-intent
      onSubmit={submit}
    >
      <input type="hidden" name={name} value={id} />
      {children}
    </form>
  )
}
