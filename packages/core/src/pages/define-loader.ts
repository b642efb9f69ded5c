import type { EndpointCall } from '../api/endpoint-call.ts'
import type { Optional } from '../api/optional.ts'
import type { HeadQuestion } from '../catalog/seo/head.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import type { PostedFile } from '../forms/keep-files.ts'
import type { Consent } from '../forms/kept-consent.ts'
import type { FieldRules } from '../platform/field-rules.ts'
import type { ShopConfig } from '../platform/shop-config.ts'
import type { Crumb } from '../routes/breadcrumbs.ts'
import type { RouteName, RouteParams } from '../routes/routes.ts'
import type { SessionContext } from '../session/session.ts'
import type { ChangedCookie } from '../session/signed-out-cookies.ts'
import type { RequestIdentity } from '../session/visitor/visitor.ts'

/** What a loader of any page may use. */
export interface ShopRequest {
  readonly name: RouteName
  /** Path and query, as in the address bar. */
  readonly url: string
  readonly path: string
  /** The title that the shop file gives the page, instead of one from the backend. */
  readonly ownTitle: string | undefined
  /** The shop's own address without a slash at the end. */
  readonly origin: string
  readonly configuration: SiteConfiguration
  readonly session: SessionContext
  /** Where the visitor wants things to be sent; undefined where he did not say. */
  readonly town: string | undefined
  /** What the visitor has allowed; nothing was chosen yet without it. */
  readonly consent: Consent | undefined
  /** Calls in the name of this visitor: nothing of it may be kept. */
  readonly backend: EndpointCall
  /** Public data. A guest's answer is kept for some seconds under its key, a member's never. */
  readonly shared: <Result>(
    key: string,
    read: (backend: EndpointCall) => Promise<Result>
  ) => Promise<Result>
  /** HTML of the backend as a page may show it: no scripts, styles, forms or frames (S1). */
  readonly clean: (html: string) => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Whether this front has a screen at a path: an editor may link to what it has none for. */
  readonly hasScreen: (path: string) => boolean
  /** Why the form of a page is for members only, by the page's route; `''` where it is not. */
  readonly whySignIn: (route: string) => Promise<string>
  /**
   * What nobody misses on the screen (texts for search engines, a number beside a heading): when it
   * fails or does not come in time, `none` stands in its place. What has a place of its own on the
   * screen is one of the `parts`.
   */
  readonly optional: Optional
}

export interface PageRequest<Name extends RouteName> extends ShopRequest {
  readonly name: Name
  readonly params: RouteParams<Name>
}

/** The parts of a page that has none. */
export type NoSections = Record<never, never>

export interface LoadedData<Data, Sections = NoSections> {
  /** What the page is about: without it there is no page. */
  readonly data: Data
  /**
   * Everything else the page shows, each read by itself: one that fails or is late costs nothing but
   * itself. The view shows it in a `PageSection`, which tells of it and reads it again (G6).
   */
  readonly sections?: { readonly [Name in keyof Sections]: () => Promise<Sections[Name]> }
  /** What differs from the route's own title; see `pageHead` of the core. */
  readonly head?: Partial<HeadQuestion>
  /** What the page says to search engines, with the parts that came. */
  jsonLd?(sections: Partial<Sections>): readonly unknown[]
  /** Breadcrumbs below the pages of the route tree, the page itself last, where its own title is not enough. */
  readonly trail?: readonly Crumb[]
  /** Other than 200 where there is a page and yet nothing on it: past the last page of a list. */
  readonly status?: number
}

/** Reads what a page shows. It throws `ApiError` for an error screen, `PageRedirect` to lead elsewhere. */
export interface Loader<Name extends RouteName, Data, Sections = NoSections> {
  /** None of a loader that several routes share. */
  readonly route: Name | undefined
  readonly load: (request: PageRequest<Name>) => Promise<LoadedData<Data, Sections>>
  readonly post?: PagePost | undefined
  readonly options: PageOptions
}

interface PageOptions {
  /** The form of its page may bring files. */
  readonly takesFiles?: boolean
  /** The form of a page that is for everybody is for members: the sign-in, where guests are led, says why. */
  readonly whySignIn?: () => string
  /** The form of a page for members is for guests too. */
  readonly takesGuests?: boolean
}

/** Settings of the shop by which forms are checked. */
type PostSettings = Pick<ShopConfig, keyof FieldRules | 'paymentHosts'>

export interface PostRequest extends Pick<ShopRequest, 'backend' | 'now' | 'origin' | 'session'> {
  readonly visitor: Pick<RequestIdentity, 'cookieNames' | 'previousLink' | 'town'>
  /** Id of the form's wish about the basket. */
  readonly intent: string
  /** A new UUID. */
  readonly newKey: () => string
  readonly settings: PostSettings
}

/**
 * What a form does that is sent to the address of a page without script, and where it leads; undefined:
 * back to where it was sent from. Which calls its fields mean is a rule of the core (`postSet`). What
 * cannot be taken throws `PageAgain`: the page is drawn with what was typed.
 */
export type PagePost = (
  request: PostRequest,
  fields: URLSearchParams,
  files: readonly PostedFile[]
) => Promise<string | Led | undefined>

/** Where a form leads that changes cookies besides. */
export interface Led {
  readonly location: string
  readonly cookies: readonly ChangedCookie[]
}

/** A loader as the table of loaders knows it: the request is made from the match of its own route. */
export type AnyLoader = Loader<RouteName, unknown, Readonly<Record<string, unknown>>>

/** The loader of one route, which types its `params`. */
export const defineLoader = <Name extends RouteName, Data, Sections = NoSections>(
  route: Name,
  load: Loader<Name, Data, Sections>['load'],
  post?: PagePost,
  options: PageOptions = {}
): Loader<Name, Data, Sections> => ({ route, load, post, options })

/** A loader that several routes share: it knows no `params`. */
export const defineSharedLoader = <Data, Sections = NoSections>(
  load: (request: ShopRequest) => Promise<LoadedData<Data, Sections>>
) => ({ route: undefined, load, options: {} })

/** A form of a page is not taken: its page is drawn at once, by this loader instead of its own. */
export class PageAgain extends Error {
  constructor(readonly load: (request: ShopRequest) => Promise<LoadedData<unknown>>) {
    super('The page is drawn once more')
    this.name = 'PageAgain'
  }
}

export class PageRedirect extends Error {
  /** `comesBack`: where it leads knows the way back to here, as the sign-in does. */
  constructor(
    readonly location: string,
    readonly comesBack = true
  ) {
    super(`Redirect to ${location}`)
    this.name = 'PageRedirect'
  }
}
