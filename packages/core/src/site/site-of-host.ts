import type { Site } from '../entities/site.ts'

/** The site whose code is the sub-domain of a host, `by.shop.ru`; none for the shop's own (§1). */
export function siteOfHost(host: string, sites: readonly Site[]): Site | undefined {
  const [name, ...domain] = host.toLowerCase().split('.')
  return domain.length === 0 ? undefined : sites.find(({ code }) => code.toLowerCase() === name)
}
