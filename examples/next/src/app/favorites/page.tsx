import { FavoritesScreen } from '@vitrina/react-ui'
import { read } from '../../shop'

export default async function Favorites() {
  return <FavoritesScreen {...(await read('favorites')).data} />
}
