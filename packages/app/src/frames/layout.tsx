import { isWithinPage, routePath } from '@vitrina/core'
import { accountPath } from '@vitrina/core/account'
import {
  Badge,
  Boundary,
  focusHeading,
  Icon,
  type IconName,
  isTypingSince,
  LiveRegion,
  SkipLink,
  style,
  Toasts,
  useDeviceLists,
  useSession,
  useShop
} from '@vitrina/react-ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useNavigationState, useShown } from '../binding/router.tsx'
import { showHead } from '../platform/document-head.ts'
import type { LayoutVariant } from '../routing/frame.ts'
import { Header } from './header.tsx'
import { layoutMessages } from './layout.messages.ts'
import { type Place as CountedPlace, places, usePlace } from './places.ts'

const progressStyle = style(`
  position: fixed; inset: 0 0 auto; z-index: var(--z-toast); height: 3px; background: var(--c-pen); transform-origin: 0 0; animation: progress 8s cubic-bezier(0, .6, .3, 1) forwards;
  @keyframes progress { from { transform: scaleX(0); } to { transform: scaleX(.95); } }
`)

/** A line at the top while another page is on its way. */
function Progress() {
  const isPending = useNavigationState(state => state.pending !== undefined)
  return isPending ? <div className={progressStyle()} aria-hidden="true" /> : null
}

const bottomBarStyle = style(`
  display: none;
  @media (max-width: 767px) {
    position: fixed; inset: auto 0 0; z-index: var(--z-bar); display: grid; grid-template-columns: repeat(5, 1fr); min-height: calc(65px + env(safe-area-inset-bottom)); padding: 4px 4px calc(4px + env(safe-area-inset-bottom)); border-top: 1px solid var(--c-line); background: var(--c-sheet);
    & > a { position: relative; display: grid; justify-items: center; align-content: center; gap: 2px; height: 56px; border-radius: var(--r-s); color: var(--c-ink-2); font-size: 11.5px; font-weight: 500; letter-spacing: -.01em; }
    & svg { width: 26px; height: 26px; }
    & > [aria-current] { color: var(--c-pen); font-weight: 600; }
    & b { position: absolute; top: 2px; left: calc(50% + 4px); box-shadow: 0 0 0 2px var(--c-sheet); }
  }
`)

/** The places of the shop under a thumb; on wide screens it is not there. */
function BottomBar() {
  const account = useSession(accountPath)
  return (
    <nav className={bottomBarStyle()} aria-label={layoutMessages.navigation}>
      <Place href={routePath('home')} icon="home" title={layoutMessages.home} />
      <Place href={routePath('catalog')} icon="layout-grid" title={layoutMessages.catalog} />
      {places
        .filter(({ isInAccount }) => isInAccount)
        .map(place => (
          <Counted key={place.route} place={place} />
        ))}
      <Place href={account} icon="user" title={layoutMessages.profile} />
    </nav>
  )
}

const Counted = ({ place }: { readonly place: CountedPlace }) => <Place {...usePlace(place)} />

interface PlaceProps {
  readonly href: string
  readonly icon: IconName
  readonly title: string
  readonly count?: number
}

function Place({ href, icon, title, count = 0 }: PlaceProps) {
  const [path] = useLocation()
  return (
    <a
      href={href}
      aria-current={isWithinPage(path, href) ? 'page' : undefined}
      aria-label={count > 0 ? layoutMessages.counted(title, count) : undefined}
    >
      <Icon name={icon} />
      {count > 0 && <Badge named>{count}</Badge>}
      <span>{title}</span>
    </a>
  )
}

/** After a navigation: the title in the window, said aloud once, and the focus on the heading. */
function Arrival() {
  const visit = useShown(state => state.visit)
  const head = useShown(state => state.current.payload.head)
  const wanted = useNavigationState(state => state.visit)
  const pending = useNavigationState(state => state.pending)
  const seen = useRef(visit)
  /** Where the focus was when the visitor set out. */
  const left = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const isUnderway = pending !== undefined || wanted !== seen.current
    left.current = isUnderway ? (left.current ?? document.activeElement) : null
  }, [wanted, pending])

  useEffect(() => showHead(head), [head])

  useEffect(() => {
    if (seen.current === visit) return
    seen.current = visit
    if (!isTypingSince(left.current)) focusHeading()
    left.current = null
  }, [visit])

  return <LiveRegion>{visit === 0 ? '' : head.title}</LiveRegion>
}

const full: LayoutVariant = { Header, Footer: BottomBar }

/**
 * The one layout of all pages (§2): header, `main` and footer. A frame chooses the slim variant by
 * bringing its header and footer, whose code comes with its pages; the large footer of the full one
 * stands below, outside of the application, and gives way to a slim one.
 */
export function Layout({ children }: { children: ReactNode }) {
  const slim = useShown(state => state.current.page.frame.slim)
  const variant = slim ?? full
  useDeviceLists(useShop())
  return (
    <>
      <SkipLink target="main" />
      <Progress />
      <Boundary>
        <variant.Header />
      </Boundary>
      <main id="main" tabIndex={-1} data-slim={slim !== undefined || undefined}>
        {children}
      </main>
      <Boundary>
        <variant.Footer />
      </Boundary>
      <Boundary fallback={null}>
        <Toasts />
        <Arrival />
      </Boundary>
    </>
  )
}
