import type { OrderItem } from '@vitrina/core/entities'

/** Two sets of a satchel and a pencil case, and three such cases besides, from two offers. */
export function itemsWithSet(): OrderItem[] {
  const set = { id: 'first:7-8', title: 'Набор первоклассника', count: 2 }
  const satchel = { ...thing, groupId: 7, title: 'Ранец «Город»', variant: 'синий' }
  const pencils = { ...thing, groupId: 8, title: 'Пенал «Кит»' }
  return [
    { ...pencils, count: 2, price: 500, sum: 1000 },
    { ...pencils, count: 1, price: 500, sum: 500 },
    { ...satchel, set, count: 2, price: 2700, sum: 5400 },
    { ...pencils, set, count: 2, price: 450, sum: 900 }
  ]
}

const thing = { productId: 1, url: '', variant: '', image: { fileId: 'photo', alt: '' } }
