import type { Site, SiteConfiguration } from '../../entities/site.ts'

/** The site whose code is the sub-domain of a host, `by.shop.ru`; none for the shop's own (§1). */
export function siteOfHost(host: string, sites: readonly Site[]): Site | undefined {
  const [name, ...domain] = host.toLowerCase().split('.')
  return domain.length === 0 ? undefined : sites.find(({ code }) => code.toLowerCase() === name)
}

/**
 * Names the shop after the site that a visitor is at. Visitors of the first site, and of one that the
 * shop does not know, meet the shop's own title.
 */
export function atSite<Configuration extends Pick<SiteConfiguration, 'shopTitle'>>(
  configuration: Configuration,
  [, ...others]: readonly Site[],
  siteId: string
): Configuration {
  const site = others.find(({ id }) => id === siteId)
  return site === undefined ? configuration : { ...configuration, shopTitle: site.title }
}
