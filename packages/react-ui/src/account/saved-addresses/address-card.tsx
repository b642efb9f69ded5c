import { routePath } from '@vitrina/core'
import { type AddressView, addressAnchor } from '@vitrina/core/account'

import { ActForm } from '../../forms/act-form.tsx'
import { Tag } from '../../kit/tag/tag.tsx'
import { savedAddressesMessages } from './saved-addresses.messages.ts'

const posted = { action: routePath('user-profile-addresses') }

interface AddressCardProps {
  view: AddressView
  onRemove: (view: AddressView) => Promise<unknown>
  onDefault: (view: AddressView) => Promise<unknown>
}

/** A saved address with what can be done with it. */
export function AddressCard({ view, onRemove, onDefault }: AddressCardProps) {
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
