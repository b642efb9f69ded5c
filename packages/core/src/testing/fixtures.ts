import type { BasketTotal } from '../entities/basket.ts'
import type { ProductCard, ProductGroup } from '../entities/product.ts'
import type { Profile } from '../entities/profile.ts'

export const demoGroup = (patch: Partial<ProductGroup> = {}): ProductGroup => ({
  id: 11,
  color: { code: 'sinij', title: 'синий', hex: '#1f3a8a' },
  size: { code: '122-60', title: '122-60' },
  offers: [
    {
      id: 111,
      barcode: '4600000000017',
      remnants: 8,
      prices: [{ price: 450, limit: 1, priceRole: 'guest_opt' }]
    }
  ],
  remnants: 8,
  selected: true,
  basketErr: '',
  count: 0,
  ...patch
})

export const demoProduct = (patch: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  code: 'sarafan-kembridzh',
  title: 'Сарафан «Кембридж»',
  vendorCode: 'СК-1024',
  images: [],
  categories: [],
  partner: null,
  stickers: [],
  cardPrices: [{ price: 450, priceRole: 'guest_opt' }],
  oldPrice: null,
  rating: 4.8,
  reviewsCount: 12,
  groups: [demoGroup()],
  ...patch
})

export const demoTotal = (patch: Partial<BasketTotal> = {}): BasketTotal => ({
  availableBonuses: [],
  bonusesForWriteOff: 0,
  bonusesForAccrual: 0,
  calculationalLimitPrice: 0,
  factualLimitPrice: 0,
  count: 0,
  height: 0,
  len: 0,
  width: 0,
  weight: 0,
  volume: 0,
  multiplier: 1,
  oldPrice: 0,
  price: 0,
  promoCodeDiscountValue: 0,
  promocodeUsed: null,
  remainsUntilFreeDelivery: 0,
  productsCountInBasket: 0,
  ...patch
})

export const demoProfile = (patch: Partial<Profile> = {}): Profile => ({
  uid: 'u-1',
  fio: 'Иванова Мария Петровна',
  email: 'maria@example.com',
  phone: '+79990000000',
  birthDate: null,
  priceRole: 'guest_opt',
  isOrganization: false,
  roles: ['user'],
  organization: null,
  schoolInfo: null,
  ...patch
})
