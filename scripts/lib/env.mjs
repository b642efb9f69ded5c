// The settings of the shop: one table for the scripts and for `--help`; docs/configuration.md has the same names.
import { resolve } from 'node:path'

import { Refusal } from './script.mjs'
import { root } from './workspace.mjs'

/** The settings as `--help` prints them: name, standard value, meaning. */
export const SETTINGS_HELP = `\
  PORT           3000        порт витрины
  API_PORT       4000        порт сервера API
  DEMO           on          показательный магазин: товары, входы с известными паролями, банк без денег; \`off\` — свой магазин, с NODE_ENV=production так само
  DATA_DIR       .shop-data  папка с данными встроенного хранилища и картинками (от корня репозитория)
  DATABASE_URL               адрес PostgreSQL, \`postgres://…\`: вместо встроенного хранилища
  PUBLIC_URL                 внешний адрес магазина целиком, \`https://shop.example\`: ссылки, письма, возврат из банка, ключи входа; без него — адрес витрины
  SHOP_FILE                  файл JSON с правилами магазина: \`docs/configuration.md\`
  TEXTS_FILE                 файл JSON со своими текстами магазина, по сайтам: \`docs/storefront.md\`
  ANALYTICS_KEY  demo        номер счётчика Яндекс Метрики; \`off\` — без счётчика
  MAPS_KEY                   ключ API Яндекс Карт; без него на месте карты только список адресов
  INDEXNOW_KEY               ключ IndexNow: по нему поисковикам сообщают об изменённых товарах; без него — никому
  TRUSTED_HOPS               через запятую: адреса и сети своих прокси, которым верят, когда они называют покупателя
  STOREFRONT_KEY             общий ключ витрины и сервера API; \`npm start\` сам делает новый при каждом запуске
  CORS_ORIGINS               через запятую: каким сайтам, кроме витрины, можно обращаться к серверу API
  SEED_PRODUCTS              сколько товаров положить в пустое хранилище; без него — демонстрационный набор`

/** `{ name, standard }` of each; an empty standard value is none. */
export const SETTINGS = SETTINGS_HELP.split('\n').map(line => ({
  name: line.slice(2, 16).trim(),
  standard: line.slice(17, 28).trim()
}))

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

function readPort(name, text) {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new Refusal(`${name}=${text} — не порт. Нужно число от 1 до 65535, например ${name}=3001.`)
}
