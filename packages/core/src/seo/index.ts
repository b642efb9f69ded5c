export { escapeJson } from './escape-json.ts'
export {
  failureHead,
  type Head,
  type HeadMeta,
  type HeadQuestion,
  pageHead,
  pageHeading,
  pageTitle
} from './head.ts'
export { isIndexNowKey } from './index-now.ts'
export { breadcrumbSchema, type SchemaShop, shopSchema } from './json-ld.ts'
export { plainText } from './plain-text.ts'
export { closedPaths, isNoindex } from './robots.ts'
export { seoMessages } from './seo.messages.ts'
export { newsFacts, newsHead, productFacts, productHead, type ToldPage } from './told-page.ts'
export { escapeXml, type FeedShop, ymlFeed } from './yml-feed.ts'
