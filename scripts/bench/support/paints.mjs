// One load of a page by Lighthouse: a phone, a slow network, a slow processor.
import lighthouse from 'lighthouse'

const AUDITS = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift'
}
const KILOBYTE = 1024

export const PAINTS = Object.keys(AUDITS)

/** Times in ms; `kb` is what came over the network: documents, scripts, all. The browser listens at `port`. */
export async function paintsOf(url, port) {
  const { lhr } = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyAudits: [...Object.values(AUDITS), 'network-requests']
  })
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const times = PAINTS.map(name => [name, lhr.audits[AUDITS[name]].numericValue])
  return {
    ...Object.fromEntries(times),
    kb: weightOf(lhr.audits['network-requests'].details.items)
  }
}

function weightOf(requests) {
  const sum = those => those.reduce((all, { transferSize }) => all + transferSize, 0) / KILOBYTE
  const of = type => sum(requests.filter(({ resourceType }) => resourceType === type))
  return { document: of('Document'), scripts: of('Script'), all: sum(requests) }
}
