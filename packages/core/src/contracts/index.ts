export { bannerPlace } from '../entities/content.ts'
export { suggestAddresses, suggestCities, suggestNames } from './address-suggestions.ts'
export { getBanner, listBanners } from './banners.ts'
export {
  clearBasket,
  getBasket,
  getBasketTotal,
  listConstructorSets,
  listVirtualProducts,
  putBasketProducts,
  putConstructorSet,
  putVirtualProducts,
  removeBasketProducts,
  removeConstructorSets,
  selectBasketProducts,
  updateBasket
} from './basket.ts'
export { createOneClickOrder } from './blanks.ts'
export {
  getBonusBalance,
  getBonusClient,
  listBonusAccounts,
  listProductsBonuses
} from './bonuses.ts'
export {
  countProducts,
  listCategories,
  listFilters,
  listProducts,
  listProductsByIds,
  productSelection,
  productSort,
  viewProduct
} from './catalog.ts'
export { listCategorySuggestions } from './category-suggestions.ts'
export { listCollectionFilters, listCollectionProducts, listCollections } from './collections.ts'
export { compareProducts } from './compare-products.ts'
export { getConfiguration } from './config-provider.ts'
export { recordConsent } from './consents.ts'
export { listCurrencies } from './currencies.ts'
export {
  calculateAddressDelivery,
  calculatePickupPointDelivery,
  createShippingAddress,
  deleteShippingAddress,
  listDeliveryMethods,
  listDeliveryPoints,
  listShippingAddresses,
  updateShippingAddress
} from './delivery.ts'
export { endDevice, listDevices } from './devices.ts'
export { putFastOrder, resolveFastOrder } from './fast-order.ts'
export { listFavoriteIds, listFavorites, mergeFavorites, toggleFavorite } from './favorites.ts'
export { fileDownloadPath, uploadFile, viewFile } from './file.ts'
export { getFormParams, getFormType, listForms, sendForm } from './forms.ts'
export { imageMinifierPath } from './image-minifier.ts'
export { uploadImage } from './image-uploader.ts'
export { getInit } from './init.ts'
export {
  keepBasket,
  listKeptBaskets,
  removeKeptBasket,
  renameKeptBasket,
  viewKeptBasket
} from './kept-baskets.ts'
export { KEPT_NAME_MAX } from './kept-name-limit.ts'
export {
  getMailingStatus,
  mailingLinkPaths,
  stopMailing,
  subscribeToMailing
} from './mail-distribution.ts'
export { requestRestockLetter } from './mail-sender.ts'
export { getNews, listNews } from './news.ts'
export { notificationSocketPath } from './notification-socket.ts'
export {
  countNotifications,
  listNotifications,
  markAllNotificationsRead,
  pushedNotification,
  readReport,
  viewNotification
} from './notifications.ts'
export { viewGuestOrderPaper, viewOrderPaper } from './order-papers.ts'
export {
  askGuestOrder,
  cancelBlank,
  cancelOrder,
  countBlanks,
  countOrders,
  createBlank,
  createOrder,
  createRefund,
  isOwnOrder,
  joinGuestOrder,
  listBlanks,
  listOrders,
  openGuestOrder,
  previewRepeat,
  repeatOrder,
  viewGuestOrder,
  viewOrder
} from './orders.ts'
export { findOrganizations } from './organization-mapper.ts'
export { getPage, listPageTree, searchPages } from './pages.ts'
export { getPartner, listPartners } from './partners.ts'
export {
  askPasskeyCreation,
  askPasskeySignIn,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  savePasskey
} from './passkeys.ts'
export {
  changePaymentMethod,
  createPaymentUrl,
  getPaymentStatus,
  listPaymentMethods
} from './payments.ts'
export { listPriceList } from './price-list.ts'
export { getRaffle, joinRaffle } from './raffles.ts'
export {
  countReviews,
  createReview,
  getReviewAverage,
  getReviewParams,
  getReviewPermission,
  listOwnReviews,
  listReviewFiles,
  listReviews,
  viewReviews
} from './reviews.ts'
export { getSeo } from './seo.ts'
export { listShopPoints } from './shop-points.ts'
export { listSimilarProducts } from './similar-products.ts'
export { listSites } from './sites.ts'
export { listStickers } from './stickers.ts'
export {
  changePassword,
  deleteAccount,
  emailLinkPaths,
  endSession,
  getPartProfile,
  getProfile,
  getUserParams,
  login,
  refreshSession,
  resetPassword,
  sendTemporaryPassword,
  sendVerification,
  signup,
  updateProfile,
  updateUserParams,
  verifyContact
} from './users.ts'
export { videoPath } from './video.ts'
export { listProductAddresses, listWholeCatalogue } from './whole-catalogue.ts'
export { getWidget } from './widgets.ts'
