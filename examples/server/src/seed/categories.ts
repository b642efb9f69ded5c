import type { Cover, DemoCategory } from './catalogue-shapes.ts'
import { CATEGORY_ROWS } from './category-table.ts'
import { slug } from './slug.ts'

interface TreeRow {
  readonly title: string
  readonly art: string
  readonly cover?: Cover
  readonly description?: string
  readonly branches?: readonly TreeRow[]
  readonly leaves?: readonly TreeRow[]
}

const COVERS: readonly Cover[] = ['sky', 'rose', 'mint', 'lemon', 'stone']

function growTree(): readonly DemoCategory[] {
  const grown: DemoCategory[] = []

  function grow(rows: readonly TreeRow[], parentId: number | null) {
    rows.forEach((row, place) => {
      const id = grown.length + 1
      grown.push({
        id,
        code: slug(row.title),
        parentId,
        title: row.title,
        sort: (place + 1) * 10,
        art: row.art,
        cover: row.cover ?? COVERS[id % COVERS.length] ?? 'sky',
        description: row.description ?? `${row.title} в «Пенале»: наличие, цены и доставка.`
      })
      grow(row.branches ?? row.leaves ?? [], id)
    })
  }

  grow(CATEGORY_ROWS, null)
  return grown
}

export const CATEGORIES = growTree()

const idByTitle = new Map(CATEGORIES.map(category => [category.title, category.id]))

export function categoryId(title: string): number {
  const id = idByTitle.get(title)
  if (id === undefined) throw new Error(`The demo shop has no category «${title}»: add it first`)
  return id
}
