// What visitors ask of a large catalogue: kinds of calls, each with its goal and many different askings.
import './read-typescript.mjs'

const { takeReference } = await import('../../../examples/server/src/modules/catalog/reference.ts')

const PAGE = 24
/** Hits up to which a search is a narrow one. */
const NARROW_MAX = 2000
const NARROW = 'плащ,глобус,циркуль,ланчбокс,фартук,галстук,линейка,ластик,сменка,атлас'.split(',')
const WIDE = 'рюкзак,тетрадь,сарафан,ручка,пенал,блузка,брюки,школьный,для девочки,синий'.split(',')
const GOALS = { plain: 8, chosen: 40, narrow: 30, wide: 90 }

/** Kinds in the order of the report; `ask` makes the call that belongs to a number. */
export async function queriesOf({ db, call }) {
  const { categories, filters } = await takeReference(db)
  const products = '/catalog/v1/products'
  const paths = [undefined, ...categories.map(({ path }) => path)]
  const category = at => spread(paths, at)
  const roots = categories.filter(({ parentId }) => parentId === null).map(({ path }) => path)
  const root = at => spread(roots, at)
  const chosen = (at, count) => chosenFilters(filters, at, count)
  const list = body => call(products, { limit: PAGE, ...body })
  const searches = await searchesOf(list)
  const pageAt = async at => {
    const { meta } = JSON.parse(await list({ category: category(at) }))
    return { category: category(at), page: 1 + Math.floor((meta.pages * ((at * 37) % 101)) / 101) }
  }
  const deep = await Promise.all(Array.from({ length: 60 }, (_, at) => pageAt(at)))
  const facets = true
  return [
    kind('list', GOALS.plain, at => list({ category: category(at) })),
    kind('list by price', GOALS.plain, at => list({ category: category(at), sort: 'price' })),
    kind('page at any depth', GOALS.plain, at => list(deep[at % deep.length])),
    kind('similar goods', GOALS.plain, at =>
      call('/similar-products/v1', { productId: 1 + ((at * 7919) % 300) })
    ),
    kind('counts of a root, nothing chosen', GOALS.plain, at =>
      list({ category: root(at), facets })
    ),
    kind('counts of the whole shop', GOALS.plain, () => list({ facets })),
    kind('one filter chosen', GOALS.chosen, at =>
      list({ category: root(at), facets, filters: chosen(at, 1) })
    ),
    kind('three filters, price and stock', GOALS.chosen, at =>
      list({
        ...{ category: root(at), facets, filters: chosen(at, 3) },
        ...{ priceFrom: 100, priceTo: 5000, inStock: true }
      })
    ),
    kind('whole shop, two filters', GOALS.chosen, at => list({ facets, filters: chosen(at, 2) })),
    kind(`search, up to ${NARROW_MAX} hits`, GOALS.narrow, at =>
      list({ search: spread(searches.narrow, at), facets })
    ),
    kind('search, more hits', GOALS.wide, at => list({ search: spread(searches.wide, at), facets }))
  ]
}

const kind = (name, goal, ask) => ({ kind: name, goal, ask })

const spread = (list, at) => list[(at * 7) % list.length]

/** One or two neighbouring values of each of so many filters. */
function chosenFilters(filters, at, count) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, place) => filters[(at + place * 3) % filters.length]).map(
      ({ code, values }) => {
        const from = (at * 5) % values.length
        return [code, values.slice(from, from + 1 + (at % 2)).map(value => value.code)]
      }
    )
  )
}

/** The words by how much they find here. */
async function searchesOf(list) {
  const narrow = []
  const wide = []
  for (const word of [...NARROW, ...WIDE]) {
    const { meta } = JSON.parse(await list({ search: word }))
    if (meta.total > 0) (meta.total > NARROW_MAX ? wide : narrow).push(word)
  }
  return { narrow: narrow.length > 0 ? narrow : wide, wide: wide.length > 0 ? wide : narrow }
}
