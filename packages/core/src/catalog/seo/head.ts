import type { SeoPage } from '../../entities/seo-page.ts'
import { withoutEndSlashes } from '../../routes/plain-address.ts'
import { SHARE_SIZE } from '../../values/media/media-url.ts'
import { FIRST_PAGE, pageHref } from '../../values/pagination/pagination.ts'
import { plainText } from './plain-text.ts'
import { seoMessages } from './seo.messages.ts'

export const LOCALE = 'ru_RU'
/** Its links are followed all the same. */
const NOINDEX = 'noindex, follow'

interface Size {
  readonly width: number
  readonly height: number
}

export interface HeadQuestion {
  /** Texts set by hand; an empty one gives way to the page's own. */
  readonly seo?: Partial<SeoPage> | null | undefined
  readonly title: string
  /** The page's own text, HTML allowed. */
  readonly description?: string | undefined
  readonly siteName: string
  /** `https://shop.example`, without a slash at the end. */
  readonly origin: string
  /** Path without the query: filters and marks of campaigns are no part of the canonical address. */
  readonly path: string
  readonly page?: number | undefined
  readonly noindex?: boolean | undefined
  readonly type?: 'website' | 'product' | 'article' | undefined
  /** Absolute address of a picture, if there is one. */
  readonly image?: string | undefined
  /** In px; 1200 × 630 when it is not told. */
  readonly imageSize?: Size | undefined
}

export interface HeadMeta {
  readonly property: string
  readonly content: string
}

export interface Head {
  readonly title: string
  readonly description: string
  readonly keywords: string | undefined
  readonly canonical: string
  readonly robots: string | undefined
  readonly h1: string
  readonly openGraph: readonly HeadMeta[]
}

/** «Каталог - Страница 2»; the first page has no suffix (§9). */
export const pageTitle = (title: string, page: number = FIRST_PAGE) =>
  page > FIRST_PAGE ? title + seoMessages.pageSuffix(page) : title

/** The heading of a page: what an editor has set for its address, or its own. */
export const pageHeading = (seo: HeadQuestion['seo'], own: string): string => seo?.h1 || own

/** Everything a page says about itself to search engines and to social networks. */
export function pageHead(question: HeadQuestion): Head {
  const { seo, page = FIRST_PAGE } = question
  const own = seo?.title || question.title
  const title = pageTitle(own, page)
  const description = seo?.description || plainText(question.description ?? '') || title
  const canonical = question.origin + pageHref(withoutEndSlashes(question.path), page)
  return {
    title: pageTitle(ofShop(own, question), page),
    description,
    keywords: seo?.keywords || undefined,
    canonical,
    robots: question.noindex ? NOINDEX : undefined,
    h1: pageHeading(seo, question.title),
    openGraph: openGraph(question, {
      title: seo?.ogTitle || title,
      description: seo?.ogDescription || description,
      url: canonical
    })
  }
}

/** An error screen is no page of the index and has no address of its own. */
export const failureHead = (reason: string): Head => ({
  title: reason,
  description: reason,
  keywords: undefined,
  canonical: '',
  robots: NOINDEX,
  h1: reason,
  openGraph: []
})

/** A title in a list of tabs says whose page it is; what an editor has written is whole. */
const ofShop = (title: string, { seo, siteName }: HeadQuestion) =>
  seo?.title || isNamed(title, siteName) ? title : seoMessages.ofShop(title, siteName)

/** Whether a title says whose it is; a shop may be called after what it sells: «Пеналы» are not «Пенал». */
const isNamed = (title: string, siteName: string) =>
  title.includes(`«${siteName}»`) || title.split(/ [—–-] /).includes(siteName)

function openGraph(
  { type = 'website', siteName, image, imageSize = SHARE_SIZE }: HeadQuestion,
  texts: { readonly title: string; readonly description: string; readonly url: string }
): readonly HeadMeta[] {
  return [
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: LOCALE },
    { property: 'og:title', content: texts.title },
    { property: 'og:description', content: texts.description },
    { property: 'og:url', content: texts.url },
    ...(image === undefined ? [] : pictureMeta(image, imageSize))
  ]
}

const pictureMeta = (image: string, { width, height }: Size) => [
  { property: 'og:image', content: image },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) }
]
