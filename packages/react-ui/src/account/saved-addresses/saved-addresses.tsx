import { routePath } from '@vitrina/core'
import {
  type AddressesPage,
  type AddressView,
  addressAnchor,
  addressMessages
} from '@vitrina/core/account'
import { useEffect, useRef, useState } from 'react'
import { useToasts } from '../../binding/toasts.tsx'
import { useChange } from '../../binding/use-action.ts'
import { ActForm } from '../../forms/act-form.tsx'
import { AddressForm } from '../../forms/address-form.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { Button } from '../../kit/button/button.tsx'
import { EmptyState } from '../../kit/empty-state/empty-state.tsx'
import { Tag } from '../../kit/tag/tag.tsx'
import { savedAddressesMessages } from './saved-addresses.messages.ts'
import { savedAddressesStyle } from './saved-addresses.styles.ts'

const posted = { action: routePath('user-profile-addresses') }

interface AddressCardProps {
  view: AddressView
  onRemove: (view: AddressView) => Promise<unknown>
  onDefault: (view: AddressView) => Promise<unknown>
}

/** A saved address with what can be done with it. */
function AddressCard({ view, onRemove, onDefault }: AddressCardProps) {
  const { id, title, line, person, isDefault, editHref, mapHref } = view
  return (
    <li id={addressAnchor(id)}>
      <p className="head">
        <b>{title}</b>
        {isDefault && <Tag tone="soft">{savedAddressesMessages.usual}</Tag>}
      </p>
      <p>{line}</p>
      <p className="person sm">{person}</p>
      <div className="acts sm">
        {!isDefault && (
          <ActForm {...posted} fields={{ default: id }} onAct={() => void onDefault(view)}>
            <button
              type="submit"
              className="link"
              aria-label={savedAddressesMessages.makeUsualNamed(title)}
            >
              {savedAddressesMessages.makeUsual}
            </button>
          </ActForm>
        )}
        <a className="link" href={editHref} aria-label={savedAddressesMessages.changeNamed(title)}>
          {savedAddressesMessages.change}
        </a>
        <a
          className="link"
          href={mapHref}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={savedAddressesMessages.onMapNamed(title)}
        >
          {savedAddressesMessages.onMap}
        </a>
        <ActForm {...posted} fields={{ remove: id }} onAct={() => void onRemove(view)}>
          <button
            type="submit"
            className="link danger"
            aria-label={savedAddressesMessages.removeNamed(title)}
          >
            {savedAddressesMessages.remove}
          </button>
        </ActForm>
      </div>
    </li>
  )
}

interface SavedAddressesProps {
  page: AddressesPage
  /** The addresses are others now: the page has to be read again. */
  onChanged: () => Promise<unknown>
  /** The form is done: back to the list. */
  onSaved: () => void
}

/**
 * Lists the addresses of a member, to change, remove (and restore) and choose the usual one. `page`
 * comes from the page `user-profile-addresses`: where its address names one, the form of it stands
 * there instead.
 */
export function SavedAddresses({ page, onChanged, onSaved }: SavedAddressesProps) {
  const { cards, editing, addHref } = page
  const toasts = useToasts()
  const { removed, ...actions } = useAddressActions(onChanged)

  function announceSaved() {
    toasts.show({ tone: 'good', text: addressMessages.saved })
    onSaved()
  }

  if (editing !== undefined) {
    return (
      <AddressForm
        key={editing.address?.id ?? ''}
        address={editing.address}
        onSaved={announceSaved}
      />
    )
  }
  return (
    <div className={savedAddressesStyle()}>
      {actions.failure !== '' && <FormMessage>{actions.failure}</FormMessage>}
      {removed && <Removed view={removed} isBusy={actions.isBusy} onUndo={actions.restore} />}
      {cards.length === 0 ? <NoAddresses addHref={addHref} /> : <Cards {...actions} page={page} />}
    </div>
  )
}

/** What can be done with a card; the removed one is kept until the page is left. */
function useAddressActions(onChanged: () => Promise<unknown>) {
  const { change, isBusy, failure } = useChange(onChanged)
  const [removed, setRemoved] = useState<AddressView>()

  const remove = (view: AddressView) =>
    change(async engine => {
      await (await engine.service('addresses')).remove(view.id)
      setRemoved(view)
    })
  async function restore() {
    if (removed === undefined) return
    await change(async engine => {
      await (await engine.service('addresses')).restore(removed.address)
      setRemoved(undefined)
    }, addressMessages.restored)
  }
  const makeDefault = ({ address }: AddressView) =>
    change(async engine => (await engine.service('addresses')).makeDefault(address))

  return { removed, isBusy, failure, remove, restore, makeDefault }
}

interface CardsProps {
  page: AddressesPage
  remove: (view: AddressView) => Promise<unknown>
  makeDefault: (view: AddressView) => Promise<unknown>
}

const Cards = ({ page: { cards, addHref }, remove, makeDefault }: CardsProps) => (
  <>
    <ul className="cards">
      {cards.map(view => (
        <AddressCard key={view.id} view={view} onRemove={remove} onDefault={makeDefault} />
      ))}
    </ul>
    {addHref === undefined ? (
      <p>{addressMessages.full(cards.length)}</p>
    ) : (
      <p>
        <Button href={addHref}>{addressMessages.add}</Button>
      </p>
    )}
  </>
)

const NoAddresses = ({ addHref = '' }: Pick<AddressesPage, 'addHref'>) => (
  <EmptyState
    title={addressMessages.empty}
    note={addressMessages.emptyNote}
    actions={<Button href={addHref}>{addressMessages.add}</Button>}
  >
    {addressMessages.emptyHint}
  </EmptyState>
)

interface RemovedProps {
  view: AddressView
  isBusy: boolean
  onUndo: () => Promise<void>
}

/** In the place of the focus that went with the card. */
function Removed({ view, isBusy, onUndo }: RemovedProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [view])
  return (
    <div className="removed">
      <p role="status">{addressMessages.removed(view.title)}</p>
      <Button
        ref={undo}
        type="button"
        variant="soft"
        size="s"
        busy={isBusy}
        onClick={() => void onUndo()}
      >
        {savedAddressesMessages.restore}
      </Button>
    </div>
  )
}
