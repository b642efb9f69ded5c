import { CSV_START, csvLines } from '@vitrina/core/content'
import { calendarDateAt, shopTimeZone } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

const HEADER = [
  ...['Заказ', 'Дата', 'Статус', 'Покупатель', 'E-mail', 'Телефон', 'ИНН', 'Организация'],
  ...['Артикул', 'Товар', 'Вариант', 'Количество', 'Цена', 'Сумма'],
  ...['Скидка', 'Бонусы', 'Доставка', 'Итого', 'Способ доставки', 'Адрес', 'Оплата'],
  ...['Промокод', 'Комментарий', 'Индекс', 'Адрес по справочнику']
]

/** Orders as rows of a table, one for each item, the first row names the columns. */
export async function orderRows(
  db: Kysely<Database>,
  { since = new Date(0) }: { readonly since?: Date } = {}
): Promise<readonly (readonly string[])[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_item', 'order_item.order_id', 'orders.id')
    .innerJoin('order_status', 'order_status.code', 'orders.status')
    .leftJoin('product', 'product.id', 'order_item.product_id')
    .where('orders.created_at', '>=', since)
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .orderBy('order_item.position')
    .selectAll('orders')
    .select(['order_status.title as status_title', 'product.vendor_code', 'order_item.title'])
    .select(['variant', 'order_item.count', 'price_kopecks', 'sum_kopecks'])
    .execute()
  const cells = rows.map(row => [
    ...[row.number, calendarDateAt(row.created_at.getTime(), shopTimeZone()) ?? ''],
    ...[row.status_title, row.recipient.fio, row.recipient.email, row.recipient.phone],
    ...[row.organization?.inn ?? '', row.organization?.title ?? ''],
    ...[row.vendor_code ?? '', row.title, row.variant, String(row.count)],
    ...[row.price_kopecks, row.sum_kopecks, row.discount_kopecks, row.bonus_kopecks].map(rubles),
    ...[row.delivery_kopecks, row.total_kopecks].map(rubles),
    ...[row.delivery.title, row.delivery.address, row.payment_title],
    ...[row.promo_code ?? '', row.commentary],
    ...[row.delivery.zip ?? '', row.service_address ?? '']
  ])
  return [HEADER, ...cells]
}

/** A file that Russian spreadsheets open by a double click: semicolons, UTF-8 with its mark. */
export const toCsv = (rows: readonly (readonly string[])[]): string => CSV_START + csvLines(rows)

const rubles = (kopecks: number) => (kopecks / 100).toFixed(2).replace('.', ',')
