export type {
  Basket,
  BasketBucket,
  BasketIntent,
  BasketTotal,
  ConstructorSet,
  SetIntent,
  SetTemplate
} from './basket.ts'
export type { Blank, BlankStatus } from './blank.ts'
export type {
  BonusAccount,
  BonusBalance,
  BonusClient,
  BonusEntry,
  BonusUserType,
  ProductBonuses
} from './bonus.ts'
export type { Category, MenuCategory } from './category.ts'
export type { Collection } from './collection.ts'
export type { ComparedProduct } from './compared-product.ts'
export type { ConsentPurpose } from './consent.ts'
export type {
  Banner,
  BannerPicture,
  BannerPlace,
  ContentPage,
  PageHit,
  PageNode,
  TitleBlock
} from './content.ts'
export type { DeliveryCalculation, DeliveryMethod, DeliveryPoint } from './delivery.ts'
export type { Device } from './device.ts'
export type { FastOrderItem } from './fast-order-item.ts'
export type { Facets, Filter, FilterValue } from './filter.ts'
export type {
  FormDefinition,
  FormField,
  FormFieldType,
  FormSummary,
  FormType,
  FormValue,
  FormValues
} from './form.ts'
export type { KeptBasket, KeptLine } from './kept-basket.ts'
export type { LightboxContent } from './lightbox-content.ts'
export type { LightboxSlide } from './lightbox-slide.ts'
export type { MailingStatus } from './mailing.ts'
export type { NewsCard, NewsItem, NewsTag, NewsType } from './news.ts'
export type { ListedNotification, Notification } from './notification.ts'
export type { OpenWord } from './open-enum.ts'
export type {
  Order,
  OrderCard,
  OrderForm,
  OrderItem,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  Refund,
  Refundable,
  RefundReason
} from './order.ts'
export type { OrganizationOption } from './organization.ts'
export type { PagingMeta } from './paging.ts'
export type { Paper, PaperKind } from './paper.ts'
export type { Partner, PartnerCard, SizeTable } from './partner.ts'
export type {
  CreatedPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey
} from './passkey.ts'
export type { ImageBreakpoint, Picture } from './picture.ts'
export type { CardPrice, OfferPrice } from './price.ts'
export type { Offer, Product, ProductCard, ProductGroup, Sticker } from './product.ts'
export type {
  ContactKind,
  PartProfile,
  Profile,
  SchoolInfo,
  UserParams,
  UserRole
} from './profile.ts'
export { readSchoolInfo } from './profile.ts'
export type { Raffle, RaffleDraw, RaffleStatus } from './raffle.ts'
export type { RepeatLine } from './repeat-line.ts'
export type {
  OwnReview,
  Review,
  ReviewAverage,
  ReviewCounts,
  ReviewFit,
  ReviewParams,
  ReviewPermission
} from './review.ts'
export type { SeoPage } from './seo-page.ts'
export type { Address, Coord, Shipping, ShippingAddress, SuggestionOption } from './shipping.ts'
export type { ShopPoint, ShopPointType, ShopRegion } from './shop-point.ts'
export type { Currency, Site, SiteConfiguration } from './site.ts'
export type { FileKind, StoredFile } from './stored-file.ts'
export {
  ADDRESS_PART_MAX,
  ADDRESS_TITLE_MAX,
  CHILD_TEXT_MAX,
  COMMENT_MAX,
  EMAIL_MAX,
  ORDER_CODE_MAX,
  ORDER_NUMBER_MAX,
  PROMO_CODE_MAX,
  SCHOOL_MAX,
  SEARCH_MAX,
  SERVICE_ADDRESS_MAX,
  TOWN_MAX
} from './text-limits.ts'
export { fileLimits, type UploadTarget, uploadTarget } from './upload-target.ts'
export type { Widget, WidgetItem } from './widget.ts'
