import { style } from '@vitrina/react-ui'

import { useNavigationState } from '../routing/router.tsx'

const progressStyle = style(`
  position: fixed; inset: 0 0 auto; z-index: var(--z-toast); height: 3px; background: var(--c-pen); transform-origin: 0 0; animation: progress 8s cubic-bezier(0, .6, .3, 1) forwards;
  @keyframes progress { from { transform: scaleX(0); } to { transform: scaleX(.95); } }
`)

/** A line at the top while another page is on its way. */
export function Progress() {
  const isPending = useNavigationState(state => state.pending !== undefined)
  return isPending ? <div className={progressStyle()} aria-hidden="true" /> : null
}
