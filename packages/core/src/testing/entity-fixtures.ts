// Written by `npm run generate`.
import {
  basket,
  basketBucket,
  basketIntent,
  basketTotal,
  intentId,
  setIntent,
  setTemplate
} from '../entities/basket.ts'
import { blank, blankStatus } from '../entities/blank.ts'
import {
  bonusAccount,
  bonusBalance,
  bonusClient,
  bonusEntry,
  bonusUserType,
  productBonuses
} from '../entities/bonus.ts'
import { category } from '../entities/category.ts'
import { collection } from '../entities/collection.ts'
import { comparedProduct } from '../entities/compared-product.ts'
import { consentPurpose } from '../entities/consent.ts'
import {
  banner,
  bannerPicture,
  bannerPlace,
  contentPage,
  pageHit,
  pageNode,
  titleBlock
} from '../entities/content.ts'
import {
  deliveryCalculation,
  deliveryMethod,
  deliveryPoint,
  deliveryType
} from '../entities/delivery.ts'
import { device } from '../entities/device.ts'
import { fastOrderItem } from '../entities/fast-order-item.ts'
import { facets, filter } from '../entities/filter.ts'
import { formDefinition, formField, formSummary, formType, formValues } from '../entities/form.ts'
import { textId } from '../entities/id.ts'
import { keptBasket, keptLine } from '../entities/kept-basket.ts'
import { lightboxContent, lightboxSlide } from '../entities/lightbox-slide.ts'
import { mailingStatus } from '../entities/mailing.ts'
import { newsCard, newsItem, newsTag, newsType } from '../entities/news.ts'
import { listedNotification, notification } from '../entities/notification.ts'
import {
  order,
  orderCard,
  orderForm,
  orderItem,
  orderStatus,
  paymentMethod,
  paymentStatus,
  refund,
  refundable,
  refundReason
} from '../entities/order.ts'
import { organizationOption } from '../entities/organization.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'
import { paper, paperKind } from '../entities/paper.ts'
import { partner, partnerCard, sizeTable } from '../entities/partner.ts'
import {
  createdPasskey,
  passkey,
  passkeyCreation,
  passkeyRequest,
  signedPasskey
} from '../entities/passkey.ts'
import { imageBreakpoint, picture } from '../entities/picture.ts'
import { cardPrice, offerPrice } from '../entities/price.ts'
import { product, productCard, productGroup, sticker } from '../entities/product.ts'
import {
  contactKind,
  partProfile,
  profile,
  schoolInfo,
  userParams,
  userRole
} from '../entities/profile.ts'
import { raffle, raffleDraw, raffleStatus } from '../entities/raffle.ts'
import { repeatLine } from '../entities/repeat-line.ts'
import {
  ownReview,
  review,
  reviewAverage,
  reviewCounts,
  reviewFile,
  reviewFit,
  reviewParams,
  reviewPermission,
  reviewType
} from '../entities/review.ts'
import { seoPage } from '../entities/seo-page.ts'
import { address, shipping, shippingAddress, suggestionOption } from '../entities/shipping.ts'
import { shopPoint, shopPointType, shopRegion } from '../entities/shop-point.ts'
import { currency, site, siteConfiguration } from '../entities/site.ts'
import { fileKind, storedFile } from '../entities/stored-file.ts'
import { widget } from '../entities/widget.ts'
import { fixtureOf } from './fixture-of.ts'

/** An example of every entity, true to its contract: `fixtures.product({ title: 'Пенал' })`. */
export const fixtures = {
  address: fixtureOf(address),
  banner: fixtureOf(banner),
  bannerPicture: fixtureOf(bannerPicture),
  bannerPlace: fixtureOf(bannerPlace),
  basket: fixtureOf(basket),
  basketBucket: fixtureOf(basketBucket),
  basketIntent: fixtureOf(basketIntent),
  basketTotal: fixtureOf(basketTotal),
  blank: fixtureOf(blank),
  blankStatus: fixtureOf(blankStatus),
  bonusAccount: fixtureOf(bonusAccount),
  bonusBalance: fixtureOf(bonusBalance),
  bonusClient: fixtureOf(bonusClient),
  bonusEntry: fixtureOf(bonusEntry),
  bonusUserType: fixtureOf(bonusUserType),
  cardPrice: fixtureOf(cardPrice),
  category: fixtureOf(category),
  collection: fixtureOf(collection),
  comparedProduct: fixtureOf(comparedProduct),
  consentPurpose: fixtureOf(consentPurpose),
  contactKind: fixtureOf(contactKind),
  contentPage: fixtureOf(contentPage),
  createdPasskey: fixtureOf(createdPasskey),
  currency: fixtureOf(currency),
  deliveryCalculation: fixtureOf(deliveryCalculation),
  deliveryMethod: fixtureOf(deliveryMethod),
  deliveryPoint: fixtureOf(deliveryPoint),
  deliveryType: fixtureOf(deliveryType),
  device: fixtureOf(device),
  facets: fixtureOf(facets),
  fastOrderItem: fixtureOf(fastOrderItem),
  fileKind: fixtureOf(fileKind),
  filter: fixtureOf(filter),
  formDefinition: fixtureOf(formDefinition),
  formField: fixtureOf(formField),
  formSummary: fixtureOf(formSummary),
  formType: fixtureOf(formType),
  formValues: fixtureOf(formValues),
  imageBreakpoint: fixtureOf(imageBreakpoint),
  intentId: fixtureOf(intentId),
  keptBasket: fixtureOf(keptBasket),
  keptLine: fixtureOf(keptLine),
  lightboxContent: fixtureOf(lightboxContent),
  lightboxSlide: fixtureOf(lightboxSlide),
  listedNotification: fixtureOf(listedNotification),
  mailingStatus: fixtureOf(mailingStatus),
  newsCard: fixtureOf(newsCard),
  newsItem: fixtureOf(newsItem),
  newsTag: fixtureOf(newsTag),
  newsType: fixtureOf(newsType),
  notification: fixtureOf(notification),
  offerPrice: fixtureOf(offerPrice),
  order: fixtureOf(order),
  orderCard: fixtureOf(orderCard),
  orderForm: fixtureOf(orderForm),
  orderItem: fixtureOf(orderItem),
  orderStatus: fixtureOf(orderStatus),
  organizationOption: fixtureOf(organizationOption),
  ownReview: fixtureOf(ownReview),
  pageHit: fixtureOf(pageHit),
  pageNode: fixtureOf(pageNode),
  pagingMeta: fixtureOf(pagingMeta),
  pagingQuery: fixtureOf(pagingQuery),
  paper: fixtureOf(paper),
  paperKind: fixtureOf(paperKind),
  partProfile: fixtureOf(partProfile),
  partner: fixtureOf(partner),
  partnerCard: fixtureOf(partnerCard),
  passkey: fixtureOf(passkey),
  passkeyCreation: fixtureOf(passkeyCreation),
  passkeyRequest: fixtureOf(passkeyRequest),
  paymentMethod: fixtureOf(paymentMethod),
  paymentStatus: fixtureOf(paymentStatus),
  picture: fixtureOf(picture),
  product: fixtureOf(product),
  productBonuses: fixtureOf(productBonuses),
  productCard: fixtureOf(productCard),
  productGroup: fixtureOf(productGroup),
  profile: fixtureOf(profile),
  raffle: fixtureOf(raffle),
  raffleDraw: fixtureOf(raffleDraw),
  raffleStatus: fixtureOf(raffleStatus),
  refund: fixtureOf(refund),
  refundReason: fixtureOf(refundReason),
  refundable: fixtureOf(refundable),
  repeatLine: fixtureOf(repeatLine),
  review: fixtureOf(review),
  reviewAverage: fixtureOf(reviewAverage),
  reviewCounts: fixtureOf(reviewCounts),
  reviewFile: fixtureOf(reviewFile),
  reviewFit: fixtureOf(reviewFit),
  reviewParams: fixtureOf(reviewParams),
  reviewPermission: fixtureOf(reviewPermission),
  reviewType: fixtureOf(reviewType),
  schoolInfo: fixtureOf(schoolInfo),
  seoPage: fixtureOf(seoPage),
  setIntent: fixtureOf(setIntent),
  setTemplate: fixtureOf(setTemplate),
  shipping: fixtureOf(shipping),
  shippingAddress: fixtureOf(shippingAddress),
  shopPoint: fixtureOf(shopPoint),
  shopPointType: fixtureOf(shopPointType),
  shopRegion: fixtureOf(shopRegion),
  signedPasskey: fixtureOf(signedPasskey),
  site: fixtureOf(site),
  siteConfiguration: fixtureOf(siteConfiguration),
  sizeTable: fixtureOf(sizeTable),
  sticker: fixtureOf(sticker),
  storedFile: fixtureOf(storedFile),
  suggestionOption: fixtureOf(suggestionOption),
  textId: fixtureOf(textId),
  titleBlock: fixtureOf(titleBlock),
  userParams: fixtureOf(userParams),
  userRole: fixtureOf(userRole),
  widget: fixtureOf(widget)
}
