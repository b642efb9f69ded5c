import { type MapMarker, mapMarker } from '../../catalog/map/map.ts'
import type { ShippingAddress } from '../../entities/shipping.ts'
import { queryParams } from '../../routes/query-string.ts'
import { routePath } from '../../routes/route-path.ts'
import { fromSaved } from '../../values/shipping/shipping.ts'
import { addressMessages as words } from './address.messages.ts'

/** No account has more (the backend refuses them). */
export const ADDRESSES_MAX = 20
/** `?edit=` of an address that is not saved yet. */
const NEW = 'new'
/** Asked by the visitor himself, in words. */
const MAP = 'https://yandex.ru/maps/'

export interface AddressView {
  readonly id: string
  readonly title: string
  /** In one line, with the flat. */
  readonly line: string
  readonly person: string
  readonly isDefault: boolean
  readonly editHref: string
  /** Shows the house, not the flat, on a map in a tab of its own. */
  readonly mapHref: string
  readonly address: ShippingAddress
}

/** The saved addresses of an account as their page shows them; plain JSON. */
export interface AddressesPage {
  readonly cards: readonly AddressView[]
  /** None while there is no room for another one. */
  readonly addHref: string | undefined
  /** The open form: of an address, or of a new one. */
  readonly editing: { readonly address: ShippingAddress | undefined } | undefined
  /** The address names one that is not there. */
  readonly isUnknown: boolean
}

/** The page at an address: `?edit=` names the one whose form is open. */
export function addressesPage(addresses: readonly ShippingAddress[], url: string): AddressesPage {
  const wanted = queryParams(url).get('edit')
  const address = addresses.find(({ id }) => id === wanted)
  const hasRoom = addresses.length < ADDRESSES_MAX
  const isOpen = address !== undefined || (wanted === NEW && hasRoom)
  return {
    cards: addresses.map(addressView),
    addHref: hasRoom ? editHref(NEW) : undefined,
    editing: isOpen ? { address } : undefined,
    isUnknown: wanted !== null && wanted !== NEW && address === undefined
  }
}

/** Anchor of an address card, the target of links and map markers. */
export const addressAnchor = (id: string) => `address-${id}`

/** The houses whose place is known; of the flat and of who lives there a map is told nothing. */
export const addressMarkers = (addresses: readonly ShippingAddress[]): readonly MapMarker[] =>
  addresses.flatMap(({ coord = [], ...saved }) => {
    const { id: markerId, title } = saved
    const properties = { title: title || words.untitled, address: houseLine(saved) }
    return coord.length === 0 ? [] : [mapMarker({ markerId, coordinates: coord, properties })]
  })

function addressView(address: ShippingAddress): AddressView {
  const { id, title, contactPerson, phone, isDefault } = address
  return {
    ...{ id, isDefault, address },
    title: title || words.untitled,
    line: addressLine(address),
    person: `${contactPerson}, ${phone}`,
    editHref: editHref(id),
    mapHref: `${MAP}?${new URLSearchParams({ text: houseLine(address) })}`
  }
}

/** A saved address in one line, with the flat, whatever its own line says of it. */
function addressLine(saved: ShippingAddress): string {
  const { flat } = saved.address
  return [houseLine(saved), flat && words.flat(flat)].filter(Boolean).join(', ')
}

const houseLine = (saved: ShippingAddress) => fromSaved(saved).address.value || saved.address.value

const editHref = (id: string) =>
  `${routePath('user-profile-addresses')}?edit=${encodeURIComponent(id)}`
