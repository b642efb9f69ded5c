import { FavoritesScreen } from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'favorites'>({
  frame: plain,
  View: ({ data }) => <FavoritesScreen {...data} />
})
