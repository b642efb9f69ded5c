export { type BannerPosition, bannersFor, titleBlockOf } from './banner-choice.ts'
export { itemBreadcrumbs, pageBreadcrumbs, pageTrail } from './content-breadcrumbs.ts'
export {
  brandPath,
  newsListPath,
  newsPath,
  pagePath,
  sizesPath
} from './content-path.ts'
export { newsMessages } from './news.messages.ts'
export { isActionOver, readingMinutes, readingTime } from './news.ts'
export { type SocialEntry, socialEntries } from './social.ts'
