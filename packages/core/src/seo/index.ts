export { escapeJson } from './escape-json.ts'
export { type Head, type HeadMeta, type HeadQuestion, pageHead, pageTitle } from './head.ts'
export { isIndexNowKey } from './index-now.ts'
export {
  articleSchema,
  breadcrumbSchema,
  productSchema,
  type SchemaArticle,
  type SchemaProduct,
  type SchemaShop,
  shopSchema
} from './json-ld.ts'
export { plainText } from './plain-text.ts'
export { closedPaths, isNoindex } from './robots.ts'
export { seoMessages } from './seo.messages.ts'
export { escapeXml, type FeedShop, ymlFeed } from './yml-feed.ts'
