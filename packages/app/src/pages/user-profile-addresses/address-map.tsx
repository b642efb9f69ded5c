import { addressAnchor, addressMessages } from '@vitrina/core/account'
import type { PlacesView } from '@vitrina/core/pages'
import { style } from '@vitrina/react-ui'

import { Places } from '../../parts/places.tsx'

const addressMapStyle = style(`margin-top: 28px;`)

/** The saved houses whose place is known; a pressed one is marked in the list, which says all of it without. */
export const AddressMap = ({ places }: { readonly places: PlacesView }) => (
  <div className={addressMapStyle()}>
    <Places label={addressMessages.onMap} places={places} onChoose={mark} />
  </div>
)

/** By the address of the page: so it is marked in markup that nothing has taken over yet, too. */
const mark = (id: string) => location.replace(`#${addressAnchor(id)}`)
