import { BACK } from '@vitrina/core/browser'
import { useNavigation } from './router.tsx'

/** Where a form comes back to: the page that came as a document; with script, `followLinks` names the shown one. */
export const BackField = () => (
  <input type="hidden" name={BACK} defaultValue={useNavigation().getState().current.payload.url} />
)
