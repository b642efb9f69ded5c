import { useDeferredValue } from 'react'

import { useUrl } from './router.tsx'

/** Where a form comes back to: the shown page. A frame later, since nobody sees it. */
export const BackField = () => (
  <input type="hidden" name="back" value={useDeferredValue(useUrl())} />
)
