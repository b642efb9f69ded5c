/** What React asks of its host at run time, and every browser of this shop answers the same. */
const answers: Readonly<Record<string, string>> = {
  ...{ window: 'object', 'window.document': 'object', 'window.document.createElement': 'function' },
  ...{ document: 'object', performance: 'object', Promise: 'function', reportError: 'function' },
  ...{ setTimeout: 'function', clearTimeout: 'function', queueMicrotask: 'function' },
  ...{ MessageChannel: 'function', AbortController: 'function' },
  // What waits is shown by the shop's own bar; an entry of the history would be a navigation to it.
  navigation: 'undefined',
  // A visitor's page has nothing to say to them.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined'
}

/** React without its questions whether it runs in a browser, and in which Internet Explorer. */
export const inKnownBrowser = (code: string): string =>
  code
    .replace(/\btypeof ([\w.]+)/g, (whole, name) =>
      Object.hasOwn(answers, name) ? JSON.stringify(answers[name]) : whole
    )
    .replaceAll('"documentMode" in document', 'false')
    .replaceAll('document.documentMode', 'undefined')
