// The settings of the shop: one table for the scripts, for `--help` and for docs/configuration.md.
import { resolve } from 'node:path'

import { Refusal } from './script.mjs'
import { root } from './workspace.mjs'

export const SETTINGS = [
  { name: 'PORT', standard: '3000', meaning: 'порт витрины' },
  { name: 'API_PORT', standard: '4000', meaning: 'порт сервера API' },
  {
    name: 'DEMO',
    standard: 'on',
    meaning:
      'показательный магазин: товары, входы с известными паролями, банк без денег; `off` — свой магазин, с NODE_ENV=production так само'
  },
  {
    name: 'DATA_DIR',
    standard: '.shop-data',
    meaning: 'папка с данными встроенного хранилища и картинками (от корня репозитория)'
  },
  {
    name: 'DATABASE_URL',
    standard: '',
    meaning: 'адрес PostgreSQL, `postgres://…`: вместо встроенного хранилища'
  },
  {
    name: 'PUBLIC_URL',
    standard: '',
    meaning:
      'внешний адрес магазина целиком, `https://shop.example`: ссылки, письма, возврат из банка, ключи входа; без него — адрес витрины'
  },
  {
    name: 'SHOP_FILE',
    standard: '',
    meaning: 'файл JSON с правилами магазина: `docs/configuration.md`'
  },
  {
    name: 'TEXTS_FILE',
    standard: '',
    meaning: 'файл JSON со своими текстами магазина, по сайтам: `docs/storefront.md`'
  },
  {
    name: 'ANALYTICS_KEY',
    standard: 'demo',
    meaning: 'номер счётчика Яндекс Метрики; `off` — без счётчика'
  },
  {
    name: 'MAPS_KEY',
    standard: '',
    meaning: 'ключ API Яндекс Карт; без него на месте карты только список адресов'
  },
  {
    name: 'INDEXNOW_KEY',
    standard: '',
    meaning: 'ключ IndexNow: по нему поисковикам сообщают об изменённых товарах; без него — никому'
  },
  {
    name: 'TRUSTED_HOPS',
    standard: '',
    meaning:
      'через запятую: адреса и сети своих прокси, которым верят, когда они называют покупателя'
  },
  {
    name: 'STOREFRONT_KEY',
    standard: '',
    meaning: 'общий ключ витрины и сервера API; `npm start` сам делает новый при каждом запуске'
  },
  {
    name: 'CORS_ORIGINS',
    standard: '',
    meaning: 'через запятую: каким сайтам, кроме витрины, можно обращаться к серверу API'
  },
  {
    name: 'SEED_PRODUCTS',
    standard: '',
    meaning: 'сколько товаров положить в пустое хранилище; без него — демонстрационный набор'
  }
]

/** What the environment says, checked; a missing or empty setting has its standard value. */
export function readSettings(environment) {
  const value = name => environment[name] || SETTINGS.find(row => row.name === name).standard
  const settings = {
    port: readPort('PORT', value('PORT')),
    apiPort: readPort('API_PORT', value('API_PORT')),
    dataDir: resolve(root, value('DATA_DIR')),
    demo: environment.DEMO || (environment.NODE_ENV === 'production' ? 'off' : value('DEMO'))
  }
  if (settings.port !== settings.apiPort) return settings
  throw new Refusal(
    `PORT и API_PORT совпали (${settings.port}): витрине и серверу API нужны разные порты.`
  )
}

/** The settings as a text table, for `--help`. */
export const settingsHelp = () =>
  SETTINGS.map(row => `  ${row.name.padEnd(14)} ${row.standard.padEnd(11)} ${row.meaning}`).join(
    '\n'
  )

function readPort(name, text) {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Refusal(`${name}=${text} — не порт. Нужно число от 1 до 65535, например ${name}=3001.`)
}
