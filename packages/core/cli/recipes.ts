// What to call the contracts with, where an empty input is not enough. A text that begins with `$`
// points into an earlier answer: `$listProducts.data.0.id`.

export interface Recipe {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const PRODUCT = '$listProducts.data.0.id'
const GROUP = '$listProducts.data.0.groups.0.id'
const reviewed = { query: { type: 'product', productId: PRODUCT } }
const suggested = { query: { text: 'Тула' } }

/** Calls that change nothing, in an order in which each finds what it points to. */
export const readingRecipes: Readonly<Record<string, Recipe>> = {
  listProducts: { body: { inStock: true, limit: 20, facets: true } },
  viewProduct: { query: { code: '$listProducts.data.0.code' } },
  listProductsByIds: { query: { ids: [PRODUCT] } },
  compareProducts: { query: { ids: [PRODUCT] } },
  listProductsBonuses: { query: { ids: [PRODUCT] } },
  listSimilarProducts: { body: { productId: PRODUCT } },
  getNews: { params: { id: '$listNews.data.0.code' } },
  getPage: { query: { code: '$listPageTree.data.0.code' } },
  searchPages: { query: { query: 'доставка' } },
  getPartner: { params: { id: '$listPartners.data.0.code' } },
  getBanner: { params: { code: '$listBanners.data.0.place' } },
  listCollectionProducts: { params: { id: '$listCollections.data.0.code' } },
  getFormParams: { params: { id: '$listForms.data.0.id' } },
  getSeo: { query: { url: '/' } },
  listReviews: { body: { type: 'product', productId: PRODUCT } },
  viewReviews: { body: { type: 'product', productId: PRODUCT } },
  getReviewParams: reviewed,
  countReviews: reviewed,
  getReviewAverage: reviewed,
  getReviewPermission: reviewed,
  listReviewFiles: reviewed,
  suggestAddresses: suggested,
  suggestCities: suggested,
  suggestNames: { query: { fio: 'Ива' } },
  findOrganizations: { query: { text: 'школа' } },
  viewNotification: { params: { id: '$listNotifications.data.0.id' } },
  viewOrder: { query: { orderId: '$listOrders.data.0.id' } },
  getPaymentStatus: { query: { orderId: '$listOrders.data.0.id' } },
  isOwnOrder: { query: { orderId: '$listOrders.data.0.id' } }
}

const line = { id: '$now', groupId: GROUP, count: 1 }

/** Calls that change the visitor's own things: for a demo only. */
export const writingRecipes: Readonly<Record<string, Recipe>> = {
  putBasketProducts: { body: { groups: [line], change: true } },
  selectBasketProducts: { body: { groupIds: [GROUP], selected: true } },
  updateBasket: { body: { promoCode: null } },
  calculatePickupPointDelivery: {
    body: {
      method: '$listDeliveryMethods.data.type=pickupPoint.id',
      deliveryPointCode: '$listDeliveryPoints.data.type=pickupPoint.code'
    }
  },
  removeBasketProducts: { body: { groupIds: [GROUP], notInStock: false } },
  clearBasket: {},
  toggleFavorite: { body: { product: PRODUCT } },
  mergeFavorites: { body: { productIds: [PRODUCT] } },
  updateUserParams: { body: {} },
  markAllNotificationsRead: {}
}
