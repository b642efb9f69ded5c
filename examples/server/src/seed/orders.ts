import { ACCOUNTS } from './accounts.ts'
import type { DemoProduct } from './catalogue-shapes.ts'
import { STORES } from './delivery.ts'
import { DELIVERY_POINTS } from './delivery-points.ts'
import type { DemoOrder, DemoOrderItem, OrderStatusCode } from './order-shapes.ts'
import { ORDER_ROWS, type OrderRow } from './order-table.ts'
import { CITIES } from './places.ts'
import { daysBefore } from './times.ts'

const STEP_MINUTES = 150
const HOUSE = 'ул. Школьная, д. 12, кв. 34'

const WAY: readonly OrderStatusCode[] = ['new', 'paid', 'assembling', 'shipping', 'ready', 'done']

/** Orders of the demo accounts; items whose goods are not in the shop are left out. */
export function createOrders(products: readonly DemoProduct[]): readonly DemoOrder[] {
  const byTitle = new Map(products.map(product => [product.title, product]))
  return ORDER_ROWS.map((row, index) => createOrder(row, index, byTitle)).filter(
    order => order.items.length > 0
  )
}

function createOrder(
  row: OrderRow,
  index: number,
  byTitle: ReadonlyMap<string, DemoProduct>
): DemoOrder {
  const cityId = ACCOUNTS.find(account => account.email === row.email)?.cityId
  const way = statusesUpTo(row)
  return {
    number: `П-${String(100_001 + index)}`,
    email: row.email,
    status: row.status,
    createdAt: daysBefore(row.daysAgo, way.length * STEP_MINUTES),
    deliveryMethod: row.getBy,
    ...placeOf(row, cityId),
    deliveryKopecks: row.getBy === 'pickup' ? 14_900 : 0,
    paymentMethod: row.payBy,
    isPaid: way.includes('paid') || row.status === 'done',
    comment: row.getBy === 'courier' ? 'Позвоните за час, пожалуйста.' : '',
    items: row.items.flatMap(([title, count]) => itemOf(byTitle.get(title), count)),
    history: way.map((status, step) => ({
      status,
      at: daysBefore(row.daysAgo, (way.length - step) * STEP_MINUTES)
    }))
  }
}

/** An order paid on receipt is not paid on its way; a cancelled one goes nowhere. */
function statusesUpTo({ status, payBy }: OrderRow): readonly OrderStatusCode[] {
  if (status === 'cancelled') return ['new', 'cancelled']
  const way = WAY.slice(0, WAY.indexOf(status) + 1)
  return payBy === 'on_receipt' ? way.filter(step => step !== 'paid') : way
}

function placeOf({ getBy }: OrderRow, cityId: number | undefined) {
  const points = getBy === 'store' ? STORES : DELIVERY_POINTS
  const point = points.find(each => each.cityId === cityId) ?? points[0]
  if (getBy !== 'courier' && point) return { pointCode: point.code }
  const city = CITIES.find(each => each.id === cityId)
  return { address: `${city ? `г. ${city.title}, ` : ''}${HOUSE}` }
}

function itemOf(product: DemoProduct | undefined, count: number): readonly DemoOrderItem[] {
  const group = product?.groups.find(({ stock }) => stock > 0) ?? product?.groups[0]
  return product && group ? [{ productCode: product.code, barcode: group.barcode, count }] : []
}
