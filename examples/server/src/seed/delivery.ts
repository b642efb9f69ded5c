import { cityId } from './places.ts'
import { FACTS } from './shop-facts.ts'
import type { DemoDeliveryMethod, DemoPaymentMethod, DemoStore } from './shop-shapes.ts'

const STORE_HOURS = 'ежедневно 10:00–21:00'
const HOTLINE = '8 800 000-00-00'

export const DELIVERY_METHODS: readonly DemoDeliveryMethod[] = [
  {
    id: 1,
    code: 'pickup',
    title: 'Пункт выдачи',
    description: `Храним ${FACTS.storage}, примерить можно на месте`,
    isDefault: true
  },
  {
    id: 2,
    code: 'courier',
    title: 'Курьер',
    description: `До двери, ${FACTS.courierHours}`,
    isDefault: false
  },
  {
    id: 3,
    code: 'store',
    title: 'Магазин «Пенал»',
    description: 'Бесплатно, обычно через два часа',
    isDefault: false
  }
]

export const PAYMENT_METHODS: readonly DemoPaymentMethod[] = [
  {
    id: 1,
    code: 'sbp',
    title: 'СБП',
    description: 'По коду в приложении банка',
    isDefault: true,
    isOnline: true,
    onlyForOrganizations: false
  },
  {
    id: 2,
    code: 'card',
    title: 'Карта онлайн',
    description: 'На защищённой странице банка',
    isDefault: false,
    isOnline: true,
    onlyForOrganizations: false
  },
  {
    id: 3,
    code: 'on_receipt',
    title: 'При получении',
    description: 'Картой или наличными',
    isDefault: false,
    isOnline: false,
    onlyForOrganizations: false
  },
  {
    id: 4,
    code: 'invoice',
    title: 'По счёту',
    description: 'Для организаций: счёт придёт на почту',
    isDefault: false,
    isOnline: false,
    onlyForOrganizations: true
  }
]

export const STORES: readonly DemoStore[] = [
  {
    id: 1,
    code: 'store-ekaterinburg',
    cityId: cityId('Екатеринбург'),
    title: '«Пенал» на Садовой',
    address: 'Екатеринбург, ул. Садовая, д. 1',
    coordinates: [56.8352, 60.6121],
    hours: STORE_HOURS,
    phone: HOTLINE
  },
  {
    id: 2,
    code: 'store-moskva',
    cityId: cityId('Москва'),
    title: '«Пенал» на Школьной',
    address: 'Москва, ул. Школьная, д. 5',
    coordinates: [55.7462, 37.6701],
    hours: STORE_HOURS,
    phone: HOTLINE
  },
  {
    id: 3,
    code: 'store-kazan',
    cityId: cityId('Казань'),
    title: '«Пенал» на Пушкина',
    address: 'Казань, ул. Пушкина, д. 10',
    coordinates: [55.7916, 49.1264],
    hours: STORE_HOURS,
    phone: HOTLINE
  }
]
