import type { CDPSession, Page } from 'playwright-core'

/** What a page keeps of what it has drawn and closed, counted exactly. */
export interface Leftovers {
  /** Nodes that scripts hold though they are in no document any more, once garbage is collected. */
  readonly looseNodes: () => Promise<number>
  /** Listeners on the window, the document and all that is in it. */
  readonly listeners: () => Promise<number>
}

export async function countLeftovers(page: Page): Promise<Leftovers> {
  const devtools = await page.context().newCDPSession(page)
  return {
    looseNodes: () => looseNodes(devtools),
    listeners: async () =>
      (await listenersOf(devtools, 'window')) + (await listenersOf(devtools, 'document'))
  }
}

async function looseNodes(devtools: CDPSession): Promise<number> {
  const prototypeObjectId = await idOf(devtools, 'Node.prototype')
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId })
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: String(countLoose),
    returnByValue: true
  })
  // What is found is held for the caller.
  await devtools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  return result.value
}

async function listenersOf(devtools: CDPSession, expression: string): Promise<number> {
  const objectId = await idOf(devtools, expression)
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId,
    depth: -1
  })
  return listeners.length
}

async function idOf(devtools: CDPSession, expression: string): Promise<string> {
  const { result } = await devtools.send('Runtime.evaluate', { expression })
  return result.objectId ?? ''
}

/** Runs in the page. The prototypes of kinds of nodes are found as well, and are no nodes. */
function countLoose(this: readonly Node[]) {
  const isNode = (found: Node) => !Object.hasOwn(found, 'constructor')
  return this.filter(found => isNode(found) && !found.isConnected).length
}
