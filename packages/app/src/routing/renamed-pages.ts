import { type PageAddresses, type PageNames, pageAddresses } from '@vitrina/core/routes'
import type { NavigationPorts } from './navigation.ts'
import type { HistoryPort, Navigation } from './navigation-port.ts'

/** The edge of the application in a shop that gives pages other addresses than the route table does. */
export interface RenamedPages {
  /** The window and the server get the addresses that visitors see, the navigation those of the table. */
  ports(ports: NavigationPorts): NavigationPorts
  /** The address of the table behind one that visitors see. */
  inner(url: string): string
  /** The navigation for links, which lead to the addresses that visitors see. */
  forLinks(navigation: Navigation): Navigation
}

/**
 * Takes the names of pages that came with the document. From now on every link and form that is drawn
 * into it has the address that visitors see: to open it in a new tab, or to copy it.
 */
export function renamePages(names: PageNames, root: Document): RenamedPages {
  const { inner, outer } = pageAddresses(names)
  keepOuter(root, outer)
  return {
    inner,
    ports: ports => ({
      ...ports,
      history: renamedHistory(ports.history, { inner, outer }),
      async loadPayload(url, isAhead) {
        // Asked of the ports each time: route rules that come later stand before it there.
        const payload = await ports.loadPayload(outer(url), isAhead)
        return 'redirect' in payload ? { redirect: inner(payload.redirect) } : payload
      }
    }),
    forLinks: navigation => ({
      ...navigation,
      open: (url, options) => navigation.open(inner(url), options),
      prefetch: url => navigation.prefetch(inner(url))
    })
  }
}

const renamedHistory = (history: HistoryPort, { inner, outer }: PageAddresses): HistoryPort => ({
  ...history,
  url: () => inner(history.url()),
  write: (url, replace) => history.write(outer(url), replace),
  reload: url => history.reload(outer(url))
})

const ATTRIBUTES = ['href', 'action', 'formaction'] as const
const LINKS = ATTRIBUTES.map(name => `[${name}^="/"]`).join()

/** React draws the addresses of the table; they are changed before the visitor can meet them. */
function keepOuter(root: Document, outer: (url: string) => string): void {
  const rename = (element: Element) => {
    for (const name of ATTRIBUTES) {
      const url = element.getAttribute(name)
      if (url?.startsWith('/') && outer(url) !== url) element.setAttribute(name, outer(url))
    }
  }
  const observer = new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        if (node instanceof Element) rename(node)
      }
      for (const node of addedNodes) {
        if (node instanceof Element) node.querySelectorAll(LINKS).forEach(rename)
      }
    }
  })
  observer.observe(root, { subtree: true, childList: true, attributeFilter: [...ATTRIBUTES] })
}
