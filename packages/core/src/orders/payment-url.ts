import { parseUrl } from '../platform/parse-url.ts'

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1']

interface PaymentRules {
  /** The shop's own API: its host may always be left for. */
  readonly apiUrl: string
  readonly paymentHosts: readonly string[]
}

/** The address of a bank's page as it may be opened: https, on a host of the list. */
export function allowedPaymentUrl(text: string, rules: PaymentRules): string | undefined {
  const url = parseUrl(text)
  if (url === undefined) return undefined
  const own = new URL(rules.apiUrl)
  if (url.origin === own.origin && url.protocol.startsWith('http')) return url.href
  const isKnown = rules.paymentHosts.includes(url.host) || url.hostname === own.hostname
  const isSafe = url.protocol === 'https:' || isLocal(url)
  return isKnown && isSafe ? url.href : undefined
}

const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && LOCAL_HOSTS.includes(hostname)
