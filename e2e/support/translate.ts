import type { Page } from 'playwright-core'

/**
 * Translates the page as Chrome and Yandex do, and goes on with whatever comes: each text is put into
 * two elements of its own. The words stay, so that a test reads them; a sign without width behind each
 * makes them other than what the shop drew.
 */
export const translate = (page: Page) => page.evaluate(translateAll)

/** How many texts of the page have been translated. */
export const translatedIn = (page: Page) => page.locator('font > font').count()

/** Runs in the page. */
function translateAll() {
  const unread = 'script, style, noscript, textarea, option, svg, title, font'
  const watched = { childList: true, characterData: true, subtree: true }
  const textsIn = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    return texts
  }
  function replace(text: Text) {
    if (!text.data.trim() || text.parentElement?.closest(unread)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(`${text.data}\u200b`)
  }
  const observer = new MutationObserver(() => all())
  function all() {
    observer.disconnect()
    for (const text of textsIn(document.body)) replace(text)
    observer.observe(document.body, watched)
  }
  all()
}
